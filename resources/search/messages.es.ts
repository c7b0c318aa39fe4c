import type { Translated } from '../../src/ui/i18n/translated.ts';
import type { quickFindMessages } from './messages.en.ts';

const spanish: Translated<typeof quickFindMessages> = {
  quickFind: {
    title: 'Buscar',
    label: 'Nombre, fecha de nacimiento, teléfono, correo o UID de Gait',
    labelWithoutPatients: 'Página',
    hint: 'Escriba al menos dos caracteres. Las páginas y los ejercicios se encuentran por su nombre; los pacientes, también por su fecha de nacimiento (03/14/1995), su teléfono o los últimos cuatro dígitos, su correo o su UID de Gait.',
    hintWithoutPatients: 'Escriba el nombre de una página.',
    nothing: 'Ningún paciente, página ni ejercicio coincide.',
    nothingByNumber:
      'Sin resultados. Escriba una fecha de nacimiento completa (03/14/1995) o al menos los últimos cuatro dígitos de un teléfono.',
    nothingWithoutPatients: 'Ninguna página coincide.',
    recent: 'Pacientes recientes',
    patients: 'Pacientes',
    pages: 'Páginas',
    exercises: 'Biblioteca',
    discharged: 'Dado de alta',
    unnamed: 'Paciente sin nombre',
    dob: 'Nacimiento: %{day}',
    phone: 'Teléfono: %{phone}',
    gaitUid: 'UID de Gait: %{uid}',
  },
};
export default spanish;
