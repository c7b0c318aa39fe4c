import type { Translated } from '../../../src/ui/i18n/translated.ts';
import type { recordProgramMessages } from './record.messages.en.ts';

const spanish: Translated<Pick<typeof recordProgramMessages, 'recordProgram'>> = {
  recordProgram: {
    title: 'Programa',
    none: 'El paciente todavía no tiene un programa asignado.',
    notInHealth: 'Al agregar al paciente a Exer Health se le podrán asignar programas.',
    assign: 'Asignar programa',
    view: 'Ver',
    print: 'Imprimir',
    edit: 'Editar',
    replace: 'Reemplazar',
    remove: 'Quitar',
    more: 'Más acciones del programa',
    removeTitle: '¿Quitar el programa?',
    removeText: '%{program} dejará de estar asignado a %{name}. Las sesiones realizadas permanecen en el expediente.',
    removed: 'Se quitó el programa.',
    history: 'Historial',
    historyTitle: 'Historial del programa',
    useAgain: 'Volver a usar esta versión',
    useAgainOf: 'Volver a usar esta versión, del %{when}',
    copy: 'Copiar a otro paciente',
    copyTitle: 'Copiar el programa a otro paciente',
    copyText: 'Abre una copia de “%{program}” para el paciente que usted elija. Revísela antes de asignarla.',
    copyTo: 'Paciente',
    copyFind: 'Nombre o correo electrónico',
    copyNobody: 'Elija un paciente.',
    copyReplaces: '%{name} ya tiene el programa “%{program}”. Al asignar la copia se reemplazará.',
    copyTurns:
      'El lado afectado de este paciente es el opuesto: los ejercicios del lado %{from} pasarán al lado %{to}, y viceversa.',
    copyNamed: 'El nombre del programa menciona a %{name} y no se copia.',
    copyNotes: 'Copiar las notas',
    copyNotesHint: 'Las notas pueden contener información de este paciente. Se copian solo si marca esta casilla:',
    copyGo: 'Abrir copia',
    nobody: 'Ningún paciente activo con Health coincide.',
    born: 'Nacimiento: %{day}',
  },
};
export default spanish;
