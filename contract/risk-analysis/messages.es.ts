import type { TranslationOf } from '../platform/message.ts';
import type { riskOutcomeFieldMessage, riskOutcomeMessage } from './messages.ts';

export const riskOutcomeFieldMessages: TranslationOf<typeof riskOutcomeFieldMessage> = {
  'riskAnalysis.ageCondition': 'La edad requiere una condición',
  'riskAnalysis.ageWholeNumber': 'La edad debe ser un número entero de hasta %{n}',
  'riskAnalysis.ageMax': 'La edad máxima debe ser al menos 1',
  'riskAnalysis.ageMin': 'La edad mínima debe ser al menos 0',
  'riskAnalysis.ageReversed': 'La edad máxima no puede ser menor que la mínima',
  'riskAnalysis.sex': 'El sexo debe ser una sola condición, igual a MALE o FEMALE',
  'riskAnalysis.factorsRequired': 'Los factores son obligatorios',
  'riskAnalysis.categoryRequired': 'La categoría es obligatoria',
  'riskAnalysis.categoryOfOtherType': 'La categoría no corresponde a este tipo',
  'riskAnalysis.categoryRepeated': 'Cada categoría se usa una sola vez',
  'riskAnalysis.demographicRepeated': 'Cada dato demográfico solo se puede usar una vez',
  'riskAnalysis.comparatorRequired': 'El comparador es obligatorio',
  'riskAnalysis.criterionTypeRequired': 'El tipo de criterio es obligatorio',
  'riskAnalysis.maxConditions': 'Un criterio puede tener como máximo dos condiciones',
  'riskAnalysis.value': 'El valor debe ser un número, o MALE o FEMALE para SEX',
  'riskAnalysis.resultsOfOtherType': 'Las definiciones del resultado no corresponden a este tipo',
};

export const riskOutcomeMessages: TranslationOf<typeof riskOutcomeMessage> = {
  'riskAnalysis.otherAssessment': 'La evaluación no corresponde a la URL.',
  'riskAnalysis.unknownResult': 'La evaluación no tiene ese resultado.',
  'riskAnalysis.assessmentNotFound': 'No se encontró la evaluación.',
};
