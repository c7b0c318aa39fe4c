import { expect, it } from 'vitest';
import { speakerOf } from './phrases.ts';

const say = speakerOf({
  'Name is required': 'El nombre es obligatorio',
  'Max Character Limit is %{n}': 'El límite es de %{n} caracteres',
  'The %{what} is not valid.': 'No es válido: %{what}.',
  'The %{what} is not valid. Choose %{other}.': 'No es válido: %{what}. Elija %{other}.',
  knee: 'rodilla',
  'Cost (%{unit})': 'Costo (%{unit})',
  'Copy of %{name}': 'Copia de %{name}',
  'Lasts %{amount} from %{day} on.': 'Dura %{amount} desde el %{day}.',
  '%{n} minutes': '%{n} minutos',
  'Every %{n} minutes': 'Cada %{n} minutos',
  'Dec %{day}, %{year}': '%{day} dic %{year}',
});

it.each([
  ['Name is required', 'El nombre es obligatorio'],
  ['Max Character Limit is 500', 'El límite es de 500 caracteres'],
  ['The knee is not valid.', 'No es válido: rodilla.'],
  ['The hip is not valid. Choose knee.', 'No es válido: hip. Elija rodilla.'],
  ['Cost (USD)', 'Costo (USD)'],
  // The more of a wording is fixed, the surer it is meant.
  ['Every 5 minutes', 'Cada 5 minutos'],
  ['Name is required now', 'Name is required now'],
  ['Copy of knee', 'Copia de knee'],
  ['Lasts 20 minutes from Dec 5, 2026 on.', 'Dura 20 minutos desde el 5 dic 2026.'],
  ['', ''],
])('says %j as %j', (text, said) => {
  expect(say(text)).toBe(said);
});
