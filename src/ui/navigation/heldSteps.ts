type OnStep = (event: PopStateEvent) => void;

/** Unsaved components, a dialog after its page: only the last one is asked. */
const holders: OnStep[] = [];

// Added with the first code of a page: browsers call the window's listeners in the order in which they were added, and a
// router must not see a step that is held back.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => holders.at(-1)?.(event));

/** Calls back on each step through the history, before any router does. */
export function holdSteps(onStep: OnStep) {
  holders.push(onStep);
  return {
    isLast: () => holders.at(-1) === onStep,
    release: () => void holders.splice(holders.indexOf(onStep), 1),
  };
}
