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
    removeTitle: 'Remove Program?',
    removeText: '%{program} will no longer be assigned to %{name}. Sessions that were done stay on the record.',
    removed: 'The Program was removed.',
    history: 'History',
    historyTitle: 'Program history',
    useAgain: 'Use this version again',
    useAgainOf: 'Use this version again, of %{when}',
    copy: 'Copy to another patient',
    copyTitle: 'Copy the Program to another patient',
    copyText:
      '“%{program}” is opened for the patient whom you choose. Nothing is assigned before you have looked at it.',
    copyTo: 'Patient',
    copyFind: 'Name or email',
    copyNobody: 'Choose a patient.',
    copyReplaces: '%{name} has the Program “%{program}”. It will be replaced once you assign the copy.',
    copyTurns:
      'The involved side of this patient is the other one: exercises for the %{from} side will be for the %{to} side, and the other way round.',
    copyNamed: 'The name of the Program speaks of %{name} and is not copied.',
    copyNotes: 'Copy the notes too',
    copyNotesHint: 'Notes may hold something about this patient. They are left out unless you choose otherwise:',
    copyGo: 'Open the copy',
    nobody: 'No patient in care with Health matches.',
    born: 'Born %{day}',
  },
};
