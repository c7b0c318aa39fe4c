import type { Phrases } from '../phrases.ts';

/** How many of what, within the sentences of rules. */
export const amountPhrases: Phrases = {
  '1 data day': '1 día con datos',
  '%{n} data days': '%{n} días con datos',
  '1 more data day': '1 día con datos más',
  '%{n} more data days': '%{n} días con datos más',
  '1 day': '1 día',
  '%{n} days': '%{n} días',
  '1 minute': '1 minuto',
  '%{n} minutes': '%{n} minutos',
  '%{n} of %{all} minutes': '%{n} de %{all} minutos',
  '1 more minute': '1 minuto más',
  '%{n} more minutes': '%{n} minutos más',
  '1 unit for %{n} minutes': '1 unidad por %{n} minutos',
  '%{units} units for %{n} minutes': '%{units} unidades por %{n} minutos',
  '%{units} of 1 unit for %{n} minutes': '%{units} de 1 unidad por %{n} minutos',
  '%{units} of %{all} units for %{n} minutes': '%{units} de %{all} unidades por %{n} minutos',
  'a live contact': 'un contacto en vivo',
  'a further live contact': 'otro contacto en vivo',
  '%{n} live contacts': '%{n} contactos en vivo',
  '%{n} further live contacts': '%{n} contactos en vivo más',
  '%{minutes} and a live contact': '%{minutes} y un contacto en vivo',
  '%{minutes} and a further live contact': '%{minutes} y otro contacto en vivo',
  '%{minutes} and %{n} live contacts': '%{minutes} y %{n} contactos en vivo',
  '%{minutes} and %{n} further live contacts': '%{minutes} y %{n} contactos en vivo más',
};
