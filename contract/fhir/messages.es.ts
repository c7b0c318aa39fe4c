import type { TranslationOf } from '../platform/message.ts';
import type { fhirMessage } from './messages.ts';

export const fhirMessages: TranslationOf<typeof fhirMessage> = {
  'fhir.notFound': 'No existe ese recurso.',
  'fhir.gone': 'Este recurso se eliminó.',
  'fhir.noSuchType': 'Este servidor no tiene ese tipo de recurso ni esa operación.',
  'fhir.unknownParameter': 'Parámetro de búsqueda desconocido: %{name}',
  'fhir.unknownModifier': 'Modificador no admitido: %{name}',
  'fhir.invalidValue': 'Valor no válido de %{name}: %{value}',
  'fhir.parameterRequired': 'Busque por uno de: %{names}',
  'fhir.jsonOnly': 'Solo se admite JSON: application/fhir+json.',
  'fhir.formExpected': 'Envíe la búsqueda como application/x-www-form-urlencoded.',
  'fhir.invalidPage': 'Este enlace de página no es válido. Comience la búsqueda de nuevo.',
  'fhir.noConditions': 'No se admiten solicitudes condicionadas a una búsqueda.',
  'fhir.otherId': 'El id del recurso debe ser el de la dirección.',
  'fhir.locationRequired': 'Indique la ubicación del paciente en la extensión patient-location.',
  'fhir.productsFixed': 'Los productos de un paciente se agregan en el portal.',
  'fhir.genderOfGait': 'El sexo se guarda solo para pacientes de marcha. Omítalo o envíe unknown.',
  'fhir.unknownQuestion': 'El formulario no tiene esa pregunta.',
  'fhir.unknownForm': 'No hay un formulario registrado así.',
  'fhir.answerExpected': 'Responda con %{type}.',
  'fhir.completedOnly': 'Solo se guardan respuestas completas.',
  'fhir.alreadyElsewhere': 'Una respuesta con este identificador está en otro expediente.',
};
