import type { Credential, Discipline, RtmModifier } from '../../contract/platform/enumerations.ts';
import type { CountedNote } from './counted-minutes.ts';
import { ASSISTANT_PERCENT, type RtmRule } from './rules.ts';
import type { RtmSettings } from './settings.ts';

const credentialDisciplines: Partial<Record<Credential, Discipline>> = {
  PT: 'PT',
  PTA: 'PT',
  OT: 'OT',
  OTA: 'OT',
  SLP: 'SLP',
  PHYSICIAN: 'PHYSICIAN',
};
const therapyModifiers: Partial<Record<Discipline, RtmModifier>> = { PT: 'GP', OT: 'GO', SLP: 'GN' };
const assistantModifiers: Partial<Record<Discipline, { credential: Credential; modifier: RtmModifier }>> = {
  PT: { credential: 'PTA', modifier: 'CQ' },
  OT: { credential: 'OTA', modifier: 'CO' },
};

/**
 * The disciplines of counted notes. One without a credential takes the organization's; clinical staff take that of the
 * others and so bring none.
 */
export function collectDisciplines(notes: readonly CountedNote[], settings: RtmSettings): Set<Discipline> {
  const disciplines = new Set<Discipline>();
  for (const { note, minutes } of notes) {
    if (minutes <= 0) continue;
    const discipline = note.credential ? credentialDisciplines[note.credential] : settings.discipline;
    if (discipline) disciplines.add(discipline);
  }
  return disciplines;
}

/** The one discipline of the notes, else the organization's. */
function findDiscipline(notes: readonly CountedNote[], settings: RtmSettings): Discipline {
  const disciplines = [...collectDisciplines(notes, settings)];
  return disciplines.length === 1 ? disciplines[0]! : settings.discipline;
}

const listModifiers = (rule: RtmRule, discipline: Discipline, isByAssistant: boolean): RtmModifier[] =>
  [
    rule.therapyModifier && therapyModifiers[discipline],
    rule.assistantModifier && isByAssistant && assistantModifiers[discipline]?.modifier,
  ].filter((modifier) => modifier !== undefined && modifier !== false);

/**
 * GP, GO or GN of the discipline of the notes; CQ or CO beside it when that discipline's assistants have more than
 * ASSISTANT_PERCENT of all counted minutes (RTM.md, decision 11).
 */
export function findModifiers(notes: readonly CountedNote[], rule: RtmRule, settings: RtmSettings): RtmModifier[] {
  const discipline = findDiscipline(notes, settings);
  const assistant = assistantModifiers[discipline]?.credential;
  const sum = (of: readonly CountedNote[]) => of.reduce((total, { minutes }) => total + minutes, 0);
  const theirs = sum(notes.filter(({ note }) => note.credential === assistant));
  const isByAssistant = assistant !== undefined && theirs * 100 > sum(notes) * ASSISTANT_PERCENT;
  return listModifiers(rule, discipline, isByAssistant);
}

/**
 * The modifiers of the set-up and education by who did it, not by the minutes of the notes (RTM.md, decision 11). Where
 * nobody said, neither CQ nor CO, which `isUnknown` says of a discipline that has assistants.
 */
export function findSetUpModifiers(
  notes: readonly CountedNote[],
  rule: RtmRule,
  settings: RtmSettings,
  setupCredential: Credential | null,
): { modifiers: RtmModifier[]; isUnknown: boolean } {
  const own = setupCredential && credentialDisciplines[setupCredential];
  const discipline = own || findDiscipline(notes, settings);
  const assistant = assistantModifiers[discipline]?.credential;
  return {
    modifiers: listModifiers(rule, discipline, assistant !== undefined && setupCredential === assistant),
    isUnknown: setupCredential === null && assistant !== undefined,
  };
}
