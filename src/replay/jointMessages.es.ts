import type { Translated } from '../i18n/translated.ts';
import type { jointMessages } from './jointMessages.en.ts';

const spanish: { replay: { joints: Translated<typeof jointMessages> } } = {
  replay: {
    joints: {
      sided: { left: '%{joint} (izq.)', right: '%{joint} (der.)', middle: '%{joint}' },
      nose: 'Nariz',
      neck: 'Cuello',
      midHips: 'Centro de las caderas',
      eye: 'Ojo',
      ear: 'Oreja',
      shoulder: 'Hombro',
      elbow: 'Codo',
      wrist: 'Muñeca',
      hip: 'Cadera',
      knee: 'Rodilla',
      ankle: 'Tobillo',
      heel: 'Talón',
      bigToe: 'Dedo gordo del pie',
      thumbCMC: 'Pulgar, base (CMC)',
      thumbMP: 'Pulgar, nudillo (MP)',
      thumbIP: 'Pulgar, articulación (IP)',
      thumbTip: 'Pulgar, punta',
      indexMCP: 'Índice, nudillo (MCP)',
      indexPIP: 'Índice, articulación media (PIP)',
      indexDIP: 'Índice, articulación distal (DIP)',
      indexTip: 'Índice, punta',
      middleMCP: 'Dedo medio, nudillo (MCP)',
      middlePIP: 'Dedo medio, articulación media (PIP)',
      middleDIP: 'Dedo medio, articulación distal (DIP)',
      middleTip: 'Dedo medio, punta',
      ringMCP: 'Anular, nudillo (MCP)',
      ringPIP: 'Anular, articulación media (PIP)',
      ringDIP: 'Anular, articulación distal (DIP)',
      ringTip: 'Anular, punta',
      littleMCP: 'Meñique, nudillo (MCP)',
      littlePIP: 'Meñique, articulación media (PIP)',
      littleDIP: 'Meñique, articulación distal (DIP)',
      littleTip: 'Meñique, punta',
    },
  },
};
export default spanish;
