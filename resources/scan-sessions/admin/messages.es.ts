import type { Translated } from '../../../src/ui/i18n/translated.ts';
import type { en } from './messages.en.ts';

const spanish: Translated<typeof en> = {
  adminMenu: { scan: 'Scan' },
  resources: {
    'scan/sessions': {
      name: 'Sesión de Scan |||| Sesiones de Scan',
      empty: 'No se encontraron sesiones de Scan.',
      failed: 'No se pudieron cargar las sesiones de Scan.',
      fields: {
        organization: 'Organización',
        location: 'Sede',
        assessment: 'Evaluación',
        provider: 'Profesional',
        createdDate: 'Creada',
        uuid: 'UUID',
        uid: 'UID',
        results: 'Resultados',
        risk: 'Riesgo',
        updated: 'Actualizada',
      },
    },
  },
  scanSessions: {
    menu: 'Sesiones',
    createAnalysis: 'Crear análisis',
    editAnalysis: 'Editar análisis',
    action: 'Acción',
    archived: 'Archivado',
    noLogs: 'No hay registros de pose',
    failedBecause: 'No se pudieron cargar las sesiones de Scan. %{message}',
    assessmentsFailed: 'No se pudieron obtener las evaluaciones :(',
    providersFailed: 'No se pudieron obtener los profesionales.',
    locationsFailed: 'No se pudieron cargar las sedes de las organizaciones con Scan. %{message}',
    evaluatedBy: {
      stored: 'Evaluada con los criterios guardados para %{organization}, tal como la ven sus profesionales.',
      builtIn:
        'Evaluada con los criterios integrados, tal como la ven los profesionales de %{organization}. Allí no hay criterios guardados para esta evaluación.',
    },
    filter: {
      group: 'Filtros',
      provider: 'Buscar por profesional',
      participant: 'Buscar por UID',
      allAssessments: 'Todas las evaluaciones',
      allLocations: 'Todas las sedes',
      anyRisk: 'Cualquier riesgo',
      period: 'Rango de fechas',
      loading: 'Cargando…',
      days: 'Últimos %{days} días',
      start: 'Desde',
      end: 'Hasta',
      uuid: 'UUID de la sesión',
      search: 'Buscar',
      clear: 'Quitar',
      uuidRequired: 'El UUID es obligatorio',
    },
    details: {
      action: 'Detalles',
      title: 'Detalles de la sesión',
      updated: 'Actualizada',
      sessionUUID: 'UUID de la sesión',
      results: 'Resultados',
      name: 'Nombre',
      value: 'Valor',
      units: 'Unidades',
      noResults: 'Esta sesión no tiene resultados.',
      meta: 'Datos demográficos',
      age: 'Edad',
      sex: 'Sexo',
    },
  },
};
export default spanish;
