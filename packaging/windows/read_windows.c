/* Prints what a screen reader would find, for tests only: every visible window and its visible
   controls, as UTF-8, one per line: level, class, "focus" if it has the keyboard focus, and text. */
#include <windows.h>
#include <stdio.h>

static HWND focused;

static void print(int level, HWND window) {
    wchar_t kind[64] = L"", text[2048] = L"";
    char line[8192];
    DWORD_PTR done;
    GetClassNameW(window, kind, 64);
    SendMessageTimeoutW(window, WM_GETTEXT, 2048, (LPARAM)text, SMTO_ABORTIFHUNG, 2000, &done);
    for (wchar_t *c = text; *c; c++) if (*c < 32) *c = ' ';
    WideCharToMultiByte(CP_UTF8, 0, kind, -1, line, sizeof line, 0, 0);
    printf("%d|%s|%s|", level, line, window == focused ? "focus" : "");
    WideCharToMultiByte(CP_UTF8, 0, text, -1, line, sizeof line, 0, 0);
    printf("%s\n", line);
}

static BOOL CALLBACK child(HWND window, LPARAM unused) {
    if (IsWindowVisible(window)) print(1, window);
    return TRUE;
}

static BOOL CALLBACK top(HWND window, LPARAM unused) {
    GUITHREADINFO thread = {sizeof thread};
    if (!IsWindowVisible(window)) return TRUE;
    if (GetGUIThreadInfo(GetWindowThreadProcessId(window, 0), &thread)) focused = thread.hwndFocus;
    print(0, window);
    EnumChildWindows(window, child, 0);
    return TRUE;
}

int main(void) {
    EnumWindows(top, 0);
    return 0;
}
