import { handoutMessages } from './handout/messages.en.ts';
import { programHistoryMessages } from './history/messages.en.ts';
import { programMessages } from './messages.en.ts';

export const recordProgramMessages = {
  ...programMessages,
  ...programHistoryMessages,
  ...handoutMessages,
  recordProgram: {
    title: 'Program',
    none: 'Patient does not have a Program assigned yet.',
    notInHealth: 'Adding patient to Exer Health will allow Programs to be assigned.',
    assign: 'Assign Program',
    view: 'View',
    print: 'Print',
    edit: 'Edit',
    replace: 'Replace',
    remove: 'Remove',
    more: 'More program actions',
    removeTitle: 'Remove Program?',
    removeText: '%{program} will no longer be assigned to %{name}. Completed sessions stay on the record.',
    removed: 'The Program was removed.',
    history: 'History',
    historyTitle: 'Program history',
    useAgain: 'Use this version again',
    useAgainOf: 'Use this version again, of %{when}',
    copy: 'Copy to another patient',
    copyTitle: 'Copy the Program to another patient',
    copyText: 'Opens a copy of “%{program}” for the patient you choose. Review it before assigning.',
    copyTo: 'Patient',
    copyFind: 'Name or email',
    copyNobody: 'Choose a patient.',
    copyReplaces: '%{name} already has the Program “%{program}”. Assigning the copy will replace it.',
    copyTurns:
      'This patient’s involved side is the opposite one. Exercises for the %{from} side switch to the %{to} side, and vice versa.',
    copyNamed: 'The Program name mentions %{name} and will not be copied.',
    copyNotes: 'Copy notes',
    copyNotesHint: 'Notes may contain information about this patient. They are copied only if you check this box:',
    copyGo: 'Open copy',
    nobody: 'No active Health patients match.',
    born: 'Born %{day}',
  },
};
