/** What Payload's own calls answer is somebody's: nobody keeps it, unless the answer says so (files). */
export const semGuarda =
  <A extends unknown[]>(rota: (...argumentos: A) => Response | Promise<Response>) =>
  async (...argumentos: A): Promise<Response> => {
    const resposta = await rota(...argumentos);
    if (!resposta.headers.has('cache-control')) resposta.headers.set('cache-control', 'no-store');
    return resposta;
  };
