const spanish = { apiClients: { title: 'Clientes de API' } };
export default spanish;
