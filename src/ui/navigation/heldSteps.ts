type OnStep = (event: PopStateEvent) => void;

/** Unsaved components, a dialog after its page: only the last one is asked about a step through the history. */
export const holders: OnStep[] = [];

// Added with the first code of a page: browsers call the window's listeners in the order in which they were added, and a
// router must not see a step that is held back. Where pages are drawn beforehand there is no window.
globalThis.addEventListener?.('popstate', (event) => holders.at(-1)?.(event));
