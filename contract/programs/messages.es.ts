import type { TranslationOf } from '../platform/message.ts';
import type { programFieldMessage, programMessage } from './messages.ts';

export const programFieldMessages: TranslationOf<typeof programFieldMessage> = {
  'programs.timeTooShort': 'Elija al menos %{n} s para la meta de tiempo.',
  'programs.wholeSeconds': 'El tiempo debe estar en segundos enteros',
  'programs.timeTooLong': 'El tiempo puede ser de una hora como máximo',
  'programs.invalidTime': 'Escriba el tiempo como m:ss.',
  'programs.repsRequired': 'Las repeticiones son obligatorias',
  'programs.repsOrTimeRequired': 'Las repeticiones o el tiempo son obligatorios',
  'programs.reps': 'Las repeticiones deben ser un número entero de %{min} a %{max}',
  'programs.sets': 'Las series deben ser un número entero de %{min} a %{max}',
  'programs.load': 'La carga debe ser un número de %{min} a %{max}, en pasos de %{step}',
  'programs.hold': 'El tiempo de mantener debe estar en segundos enteros de %{min} a %{max}',
  'programs.rest': 'El descanso debe estar en segundos enteros de %{min} a %{max}',
  'programs.tempo': 'Cada parte del ritmo debe estar en segundos enteros de %{min} a %{max}',
  'programs.tempoStandsStill': 'Bajar o subir debe durar al menos 1 segundo',
  'programs.sideOrderOfOneSide': 'Elija un orden solo cuando se trabajan ambos lados',
  'programs.emptyDoseNote': 'Escriba una nota o no la incluya',
  'programs.doseNoteLimit': 'La nota para el paciente tiene como máximo %{n} caracteres',
  'programs.emptyDose': 'No incluya la dosis si no se indica nada más que series y meta',
  'programs.dailyFrequency': 'La frecuencia diaria debe ser un número entero de %{min} a %{max}',
  'programs.weeklyFrequency': 'La frecuencia semanal debe ser un número entero de %{min} a %{max}',
  'programs.programExercisesRequired': 'Debe agregar ejercicios para crear el programa',
  'programs.templateExercisesRequired': 'Debe agregar ejercicios para crear la plantilla',
  'programs.tooManyExercises': 'Un programa tiene como máximo %{n} ejercicios',
  'programs.exerciseIdTwice': 'Dos ejercicios comparten un identificador',
  'programs.templateRequired': 'Elija al menos una plantilla',
  'programs.tooManyTemplates': 'Como máximo %{n} plantillas a la vez',
};

export const programMessages: TranslationOf<typeof programMessage> = {
  'programs.sideRequired': 'Elija un lado del cuerpo para %{names}.',
  'programs.healthOnly': 'Solo los pacientes de Health pueden tener un programa.',
  'programs.notFound': 'No se encontró el programa.',
  'programs.templateNotFound': 'No se encontró la plantilla.',
  'programs.exerciseNotFound': 'No se encontró el ejercicio',
  'programs.gone': 'Este programa ya no está disponible. Pida uno nuevo a su clínica.',
};
