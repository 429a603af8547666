import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A code that the simulated table has, in 2021 and 2015; of any other it says what BrasilAPI says. */
export const CODIGO_DA_FIPE = '001234-5';

/** The FIPE table as BrasilAPI speaks (`GET /api/fipe/preco/v1/{codigo}`), October of 2026. `noAr` false: it is down. */
export async function simularFipe() {
  const estado = { noAr: true, perguntas: 0 };
  const servidor = createServer((req, res) => {
    estado.perguntas += 1;
    const [, codigo] = /^\/api\/fipe\/preco\/v1\/([\d-]+)$/.exec(req.url ?? '') ?? [];
    const linha = (anoModelo: number, valor: string) => ({
      ...{ valor, marca: 'Fiat', modelo: 'Mobi Like', anoModelo, combustivel: 'Flex', codigoFipe: codigo },
      ...{ mesReferencia: 'outubro de 2026 ', tipoVeiculo: 1, siglaCombustivel: 'F' },
      dataConsulta: 'sábado, 28 de novembro de 2026 21:00',
    });
    const tem = codigo === CODIGO_DA_FIPE;
    res.writeHead(!estado.noAr ? 503 : tem ? 200 : 400, { 'content-type': 'application/json' });
    const nada = { message: 'Código fipe inválido', type: 'bad_request', name: 'BadRequestError' };
    res.end(JSON.stringify(tem ? [linha(2021, 'R$ 52.300,00'), linha(2015, 'R$ 31.000,00')] : nada));
  });
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
  return Object.assign(estado, {
    url: `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`,
    fechar() {
      servidor.close();
      servidor.closeAllConnections();
    },
  });
}
