const spanish = {
  apiClients: {
    title: 'Clientes de API',
    titleOf: 'Clientes de API de %{name}',
    unknownOrganization: 'No se encontró la organización.',
    allOrganizations: 'Todas las organizaciones',
  },
};
export default spanish;
