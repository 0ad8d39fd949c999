/* For PyInstaller's bootloader, which names its folder _MEI and its process and then asks for exactly
   that name: the C library that mingw links with may keep only three letters of what it is given. */
#include <stdlib.h>
#include <time.h>
#include <wchar.h>

static inline wchar_t *name_of_temporary(const wchar_t *folder, const wchar_t *prefix) {
    static unsigned count;
    size_t room = wcslen(folder) + wcslen(prefix) + 9;
    wchar_t *name = malloc(room * sizeof *name);
    if (name) swprintf(name, room, L"%ls%ls%08x", folder, prefix, (unsigned)time(NULL) + count++);
    return name;
}
#define _wtempnam name_of_temporary
