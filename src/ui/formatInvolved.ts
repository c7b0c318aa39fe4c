type Translate = (key: string, values?: object) => string;

const toSentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();

interface Involved {
  injuredSideOfBody?: string | null;
  injuredBodyPart?: string | null;
}

/** Side and joint of a patient, such as `Left knee`; the joint alone without a side, and nothing without a joint. */
export function formatInvolved(health: Involved | null | undefined, translate: Translate): string {
  const { injuredSideOfBody: side, injuredBodyPart: joint } = health ?? {};
  if (!side || !joint) return joint ? translate(joint) : '';
  return toSentenceCase(translate('shell.sideAndJoint', { side: translate(side), joint: translate(joint) }));
}
