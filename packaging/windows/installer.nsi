; The Windows installer, for one user and without administrator rights. installer.py writes words.nsh
; (the texts), languages.nsh (passes the language to the game), files.nsh (what is installed) and
; gone.nsh (what is removed), and calls makensis with VERSION, OUT, SIZE, ICON and PATIENCE, the half
; seconds that the game gets to end by itself. QUICK compresses less, SIGNED signs the uninstaller;
; ADDRESS and CONTACT are those of the release, if it has any.
;
;   audiowar-VERSION-windows-setup.exe /S [/D=C:\folder]      install without a question
;   audiowar-VERSION-windows-setup.exe /S /START [/D=...]     the same from the running game: wait until
;                                                             it has ended, and start the new one
;   uninstall.exe /S [/GAMES]                                 remove; saved games only with /GAMES
;
; Exit status 2: the game is running.

; The installer is a 64-bit program like the game, so that the same Wine runs both.
Target amd64-unicode
Unicode true
!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh

Name "audiowar"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\audiowar"
InstallDirRegKey HKCU "Software\audiowar" "folder"
!ifdef QUICK
  SetCompressor zlib
!else
  SetCompressor /SOLID lzma
!endif
ManifestDPIAware true
ManifestSupportedOS all
BrandingText "audiowar ${VERSION}"

!ifdef SIGNED
!uninstfinalize 'sh ./sign.sh "%1"'
!endif
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\audiowar"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_LANGDLL_ALWAYSSHOW
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "Software\audiowar"
!define MUI_LANGDLL_REGISTRY_VALUENAME "installer"
!define MUI_FINISHPAGE_TEXT "$(finished)"
!define MUI_FINISHPAGE_RUN "$INSTDIR\audiowar.exe"
!define MUI_FINISHPAGE_RUN_TEXT "$(start)"

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "Romanian"
!insertmacro MUI_LANGUAGE "SerbianLatin"
!insertmacro MUI_LANGUAGE "Serbian"
!include "words.nsh"
!insertmacro MUI_RESERVEFILE_LANGDLL

VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=0 "ProductName" "audiowar"
VIAddVersionKey /LANG=0 "FileDescription" "audiowar installer"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "LegalCopyright" "GNU General Public License, version 3 or later"

Var start

; A program file cannot be opened for writing while it runs.
!macro not_running PROGRAM
  ${If} ${FileExists} "$INSTDIR\${PROGRAM}"
    StrCpy $1 0
    ${Do}
      StrCpy $2 ""
      ClearErrors
      FileOpen $0 "$INSTDIR\${PROGRAM}" a
      ${If} ${Errors}
        StrCpy $2 "running"
      ${Else}
        FileClose $0
      ${EndIf}
      ${If} $2 == ""
      ${OrIf} $start == ""
      ${OrIf} $1 == ${PATIENCE}
        ${Break}
      ${EndIf}
      Sleep 500
      IntOp $1 $1 + 1
    ${Loop}
    ${If} $2 != ""
      MessageBox MB_OK|MB_ICONEXCLAMATION "$(running)" /SD IDOK
      SetErrorLevel 2
      ; The game that started this update has ended, so start it again for its player.
      ${If} $start != ""
        Exec '"$INSTDIR\audiowar.exe"'
      ${EndIf}
      Quit
    ${EndIf}
  ${EndIf}
!macroend

Function .onInit
  ${IfNot} ${Silent}
    !insertmacro MUI_LANGDLL_DISPLAY
  ${EndIf}
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/START" $1
  ${IfNot} ${Errors}
    StrCpy $start "yes"
  ${EndIf}
FunctionEnd

; The language chosen here becomes that of the game, until the player chooses another one there.
!macro hand_over LANGUAGE TAG
  ${If} $LANGUAGE == ${LANGUAGE}
    FileOpen $0 "$INSTDIR\language.txt" w
    FileWrite $0 "${TAG}"
    FileClose $0
  ${EndIf}
!macroend

Section
  !insertmacro not_running "audiowar.exe"
  !insertmacro not_running "audiowar-text.exe"
  ; Files of an older version that this one does not have would otherwise stay for ever.
  ${If} ${FileExists} "$INSTDIR\uninstall.exe"
    ExecWait '"$INSTDIR\uninstall.exe" /S _?=$INSTDIR'
  ${EndIf}
  !include "files.nsh"
  SetOutPath "$INSTDIR"
  ${IfNot} ${Silent}
    !include "languages.nsh"
  ${EndIf}
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\audiowar.lnk" "$INSTDIR\audiowar.exe" "" "" 0 SW_SHOWNORMAL \
    CONTROL|ALT|F9 "$(description)"
  WriteRegStr HKCU "Software\audiowar" "folder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "audiowar"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\audiowar.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The audiowar project"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
!ifdef ADDRESS
  WriteRegStr HKCU "${UNINSTALL}" "URLInfoAbout" "${ADDRESS}"
!endif
!ifdef CONTACT
  WriteRegStr HKCU "${UNINSTALL}" "Contact" "${CONTACT}"
!endif
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${SIZE}
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${If} $start != ""
    Exec '"$INSTDIR\audiowar.exe"'
  ${EndIf}
SectionEnd

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

Section "Uninstall"
  !insertmacro not_running "audiowar.exe"
  !insertmacro not_running "audiowar-text.exe"
  ; The working folder of a program cannot be removed.
  SetOutPath "$TEMP"
  ; Remove only installed files: the player may have chosen a folder with other files in it.
  !include "gone.nsh"
  Delete "$INSTDIR\uninstall.exe"
  Delete "$INSTDIR\language.txt"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\audiowar.lnk"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\audiowar"
  SetShellVarContext all
  RMDir /r "$APPDATA\audiowar"
  SetShellVarContext current
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/GAMES" $1
  ${IfNot} ${Errors}
    RMDir /r "$LOCALAPPDATA\audiowar"
  ${ElseIfNot} ${Silent}
    MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(games)" IDNO kept
    RMDir /r "$LOCALAPPDATA\audiowar"
    kept:
  ${EndIf}
SectionEnd
