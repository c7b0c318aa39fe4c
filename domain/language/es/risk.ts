import type { Phrases } from '../phrases.ts';

/** What is wrong with an outcome of an assessment. */
export const outcomePhrases: Phrases = {
  'Age needs a condition': 'La edad necesita una condición',
  'Age must be a whole number up to %{n}': 'La edad debe ser un número entero de hasta %{n}',
  'Age max must be at least 1': 'La edad máxima debe ser al menos 1',
  'Age min must be at least 0': 'La edad mínima debe ser al menos 0',
  'Age max must not be below age min': 'La edad máxima no puede ser menor que la mínima',
  'Sex is one condition that is equal to MALE or FEMALE': 'El sexo es una sola condición, igual a MALE o FEMALE',
  'Factors are required': 'Los factores son obligatorios',
  'Category is required': 'La categoría es obligatoria',
  'Category does not belong to this type': 'La categoría no corresponde a este tipo',
  'Each category is used once': 'Cada categoría se usa una sola vez',
  'Each demographic is named once': 'Cada dato demográfico se indica una sola vez',
  'Comparator is required': 'El comparador es obligatorio',
  'Criterion type is required': 'El tipo de criterio es obligatorio',
  'A criterion has at most two conditions': 'Un criterio tiene como máximo dos condiciones',
  'Value must be a number, or MALE or FEMALE for SEX': 'El valor debe ser un número, o MALE o FEMALE para SEX',
  'Result definitions do not belong to this type': 'Las definiciones del resultado no corresponden a este tipo',
  'The assessment is not the one of the address.': 'La evaluación no es la de la dirección.',
  'The assessment has no such result.': 'La evaluación no tiene ese resultado.',
};

/** What the built-in outcomes say; the names of their publications stay. */
export const builtInOutcomePhrases: Phrases = {
  'Twice the risk of falling': 'El doble de riesgo de caída',
  'Four times the risk of falling': 'El cuádruple de riesgo de caída',
  'Item 3.15': 'Ítem 3.15',
  'Part A': 'Parte A',
};
