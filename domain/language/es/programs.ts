import type { Phrases } from '../phrases.ts';

/** Programs and templates. */
export const programPhrases: Phrases = {
  'Choose a side of the body for %{names}.': 'Elija un lado del cuerpo para %{names}.',
  'Please select at least %{n} sec for the time goal.': 'Elija al menos %{n} s para la meta de tiempo.',
  'Time must be whole seconds': 'El tiempo debe estar en segundos enteros',
  'Time must be at most one hour': 'El tiempo puede ser de una hora como máximo',
  'Please enter the time as m:ss.': 'Escriba el tiempo como m:ss.',
  'Reps are required': 'Las repeticiones son obligatorias',
  'Reps or time are required': 'Las repeticiones o el tiempo son obligatorios',
  'Reps must be a whole number from %{min} to %{max}': 'Las repeticiones deben ser un número entero de %{min} a %{max}',
  'Sets must be a whole number from %{min} to %{max}': 'Las series deben ser un número entero de %{min} a %{max}',
  'Daily frequency must be a whole number from %{min} to %{max}':
    'La frecuencia diaria debe ser un número entero de %{min} a %{max}',
  'Weekly frequency must be a whole number from %{min} to %{max}':
    'La frecuencia semanal debe ser un número entero de %{min} a %{max}',
  'You must add exercises in order to create the Program': 'Debe agregar ejercicios para crear el programa',
  'You must add exercises in order to create the Template': 'Debe agregar ejercicios para crear la plantilla',
  'A program has at most %{n} exercises': 'Un programa tiene como máximo %{n} ejercicios',
  'Two exercises share an id': 'Dos ejercicios comparten un identificador',
  'Choose at least one template': 'Elija al menos una plantilla',
  'At most %{n} templates at once': 'Como máximo %{n} plantillas a la vez',
  'Only Health patients can have a Program.': 'Solo los pacientes de Health pueden tener un programa.',
};

/** Exercises of the library and an organization's own. */
export const exercisePhrases: Phrases = {
  'Not a valid exercise': 'El ejercicio no es válido',
  'Name the exercises': 'Indique los ejercicios',
  'Ask for at most %{n} exercises': 'Pida como máximo %{n} ejercicios',
  'Choose what is counted': 'Elija qué se cuenta',
  'Your organization has an exercise of this name already.': 'Su organización ya tiene un ejercicio con este nombre.',
  'An organization can have %{n} exercises of its own at most.':
    'Una organización puede tener como máximo %{n} ejercicios propios.',
  'There is no room left for pictures and videos. Take some of them away first.':
    'No queda espacio para imágenes y videos. Quite primero algunos.',
};
