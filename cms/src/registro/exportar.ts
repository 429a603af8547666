import { formatarDataHora } from '@martelo/shared/datas';
import { ErroMartelo } from '@martelo/shared/erros';
import type { PayloadHandler, Where } from 'payload';
import { respostaDeErro } from '../conteudo/resposta.ts';
import { REGISTRO } from '../palavras/registro.ts';
import { linhaCsv } from '../redirecionamentos/csv.ts';
import type { Diferenca } from './diferencas.ts';

const MAXIMO = 20_000;

/** GET `/api/registro/exportar`: what the list shows, with the same `where`, as CSV for a spreadsheet. Newest first. */
export const exportarRegistro: PayloadHandler = async (req) => {
  try {
    if (!req.user) throw new ErroMartelo('NAO_AUTENTICADO');
    const { docs } = await req.payload.find({
      collection: 'registro',
      where: (req.query?.where ?? {}) as Where,
      sort: '-createdAt',
      limit: MAXIMO,
      depth: 0,
      overrideAccess: false,
      user: req.user,
    });
    const linhas = docs.flatMap((um) => {
      const comum = [
        formatarDataHora(um.createdAt),
        um.quem,
        um.acao,
        um.origem,
        um.colecao,
        um.documento,
        um.titulo,
        um.hotsite,
      ];
      const campos = um.campos as unknown as Diferenca[];
      return campos.length === 0
        ? [[...comum, '', '', '']]
        : campos.map(({ campo, antes, depois }) => [...comum, campo, antes, depois]);
    });
    const cabeca = [
      REGISTRO.quando,
      REGISTRO.quem,
      REGISTRO.acao,
      REGISTRO.porOnde,
      REGISTRO.onde,
      REGISTRO.numero,
      REGISTRO.oQue,
      REGISTRO.marca,
      REGISTRO.campo,
      REGISTRO.antes,
      REGISTRO.depois,
    ];
    return new Response(`\uFEFF${[cabeca, ...linhas].map(linhaCsv).join('\r\n')}\r\n`, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="registro.csv"',
        'cache-control': 'no-store',
      },
    });
  } catch (erro) {
    return respostaDeErro(erro, req.payload.logger);
  }
};
