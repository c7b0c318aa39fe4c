import type { Translated } from '../../../src/ui/i18n/translated.ts';
import type { packetMessages } from './messages.en.ts';

const spanish: Translated<typeof packetMessages> = {
  rtmPacket: {
    group: 'Documentación de respaldo de %{name}',
    pdf: 'PDF del mes',
    csv: 'CSV',
    pdfOf: 'PDF del mes de %{name}',
    csvOf: 'CSV de %{name}',
    none: 'Habrá un PDF cuando el mes tenga un ciclo de facturación.',
    pdfDone: 'Se descargó el PDF.',
    csvDone: 'Se descargó el archivo CSV.',
    failed: 'La descarga falló: %{message}',
  },
};
export default spanish;
