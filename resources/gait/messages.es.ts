/** Spanish of the plugin's texts. */
const spanish = {
  gait: { menu: 'Gait', reports: 'Informes', events: 'Eventos - Agregar paciente', reconcile: 'Conciliar' },
};
export default spanish;
