import { saveFile } from './saveFile.ts';

interface FileTab {
  /** Shows the file in the tab, or hands it to the downloads where there is none. */
  show(file: Blob, name: string): void;
  /** For when there is nothing to show. */
  close(): void;
}

/**
 * Opens an empty tab for a file that is still to come. To be called within the click: later the browser would take it
 * for a popup. Where popups are blocked even so, the file is saved as a download.
 */
export function tabForFile(title: string): FileTab {
  const tab = window.open('', '_blank');
  if (tab) {
    tab.opener = null;
    tab.document.title = title;
  }
  return {
    show(file, name) {
      if (!tab || tab.closed) return saveFile(file, name);
      // The address is kept: the reader of the tab saves and reloads the file by it.
      tab.location.replace(URL.createObjectURL(file));
    },
    close() {
      tab?.close();
    },
  };
}
