/* Stands in for NVDA's client nvdaControllerClient64.dll, for tests only. It writes each call with its
   text as a line of UTF-8 to the file that FAKE_NVDA_LOG names. While the file that FAKE_NVDA_GONE
   names exists, NVDA is reported as not running; while that of FAKE_NVDA_OLD exists, as older than
   2024.1. */
#include <windows.h>
#include <stdio.h>

#define EXPORT __declspec(dllexport) long __stdcall
#define NOT_RUNNING 1722 /* RPC_S_SERVER_UNAVAILABLE */
#define TOO_OLD 1717 /* RPC_S_UNKNOWN_IF */

static int there(const char *variable) {
    char path[MAX_PATH];
    return GetEnvironmentVariableA(variable, path, MAX_PATH)
        && GetFileAttributesA(path) != INVALID_FILE_ATTRIBUTES;
}

static long note(const char *call, const wchar_t *text) {
    char path[MAX_PATH], line[8192] = "";
    FILE *file;
    if (there("FAKE_NVDA_GONE")) return NOT_RUNNING;
    if (text) WideCharToMultiByte(CP_UTF8, 0, text, -1, line, sizeof line, 0, 0);
    if (GetEnvironmentVariableA("FAKE_NVDA_LOG", path, MAX_PATH) && (file = fopen(path, "ab"))) {
        fprintf(file, "%s|%s\n", call, line);
        fclose(file);
    }
    return 0;
}

EXPORT nvdaController_testIfRunning(void) { return there("FAKE_NVDA_GONE") ? NOT_RUNNING : 0; }
EXPORT nvdaController_speakText(const wchar_t *text) { return note("speak", text); }
EXPORT nvdaController_cancelSpeech(void) { return note("cancel", 0); }
EXPORT nvdaController_brailleMessage(const wchar_t *text) { return note("braille", text); }

EXPORT nvdaController_speakSsml(const wchar_t *ssml, int symbols, int priority, unsigned char at_once) {
    char call[64];
    if (there("FAKE_NVDA_OLD")) return TOO_OLD;
    snprintf(call, sizeof call, "ssml %d %d %d", symbols, priority, at_once);
    return note(call, ssml);
}
