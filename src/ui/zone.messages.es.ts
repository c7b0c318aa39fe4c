import type { Translated } from './i18n/translated.ts';
import type { zoneMessages } from './zone.messages.en.ts';

const spanish: Translated<typeof zoneMessages> = { page: { zone: 'Las fechas y horas son de %{zone}' } };
export default spanish;
