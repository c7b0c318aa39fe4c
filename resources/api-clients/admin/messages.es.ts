const spanish = { apiClients: { title: 'Clientes de API', titleOf: 'Clientes de API de %{name}' } };
export default spanish;
