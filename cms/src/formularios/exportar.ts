import { formatarDataHora } from '@martelo/shared/datas';
import { ErroMartelo } from '@martelo/shared/erros';
import type { PayloadHandler, Where } from 'payload';
import { respostaDeErro } from '../conteudo/resposta.ts';
import { FORMULARIOS } from '../palavras/formularios.ts';
import type { Lead, Mensagen as Mensagem } from '../payload-types.ts';
import { linhaCsv } from '../redirecionamentos/csv.ts';

const MAXIMO = 50_000;
type Colecao = 'leads' | 'mensagens';

/** GET `/api/<collection>/exportar`: what the list shows, with the same `where`, as CSV for a spreadsheet. Newest first. */
export const exportarEnvios =
  (colecao: Colecao): PayloadHandler =>
  async (req) => {
    try {
      if (!req.user) throw new ErroMartelo('NAO_AUTENTICADO');
      const { docs } = await req.payload.find({
        collection: colecao,
        where: (req.query?.where ?? {}) as Where,
        sort: '-createdAt',
        limit: MAXIMO,
        depth: 1,
        overrideAccess: false,
        user: req.user,
      });
      return new Response(planilha(colecao, docs), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${colecao}.csv"`,
          'cache-control': 'no-store',
        },
      });
    } catch (erro) {
      return respostaDeErro(erro, req.payload.logger);
    }
  };

/** With the mark that tells spreadsheets it is UTF-8. */
export const planilha = (colecao: Colecao, docs: readonly (Lead | Mensagem)[]): string =>
  `\uFEFF${[CABECA[colecao], ...docs.map(linhaDe)].map(linhaCsv).join('\r\n')}\r\n`;

const COLUNAS = FORMULARIOS.colunas;
const COMUM = [COLUNAS.pagina, COLUNAS.origem, COLUNAS.textoAceito, COLUNAS.versaoDoTexto, COLUNAS.aceitoEm];
const CABECA: Record<Colecao, string[]> = {
  leads: [COLUNAS.recebidaEm, COLUNAS.marca, COLUNAS.email, COLUNAS.nome, ...COMUM],
  mensagens: [
    COLUNAS.recebidaEm,
    COLUNAS.marca,
    COLUNAS.nome,
    COLUNAS.email,
    COLUNAS.telefone,
    COLUNAS.assunto,
    COLUNAS.mensagem,
    COLUNAS.respondida,
    COLUNAS.respondidaEm,
    COLUNAS.respondidaPor,
    COLUNAS.anotacao,
    ...COMUM,
  ],
};

function linhaDe(doc: Lead | Mensagem): unknown[] {
  const { consentimento, hotsite } = doc;
  const marca = typeof hotsite === 'object' ? hotsite.nome : hotsite;
  const comum = [
    doc.pagina,
    doc.origem,
    consentimento.texto,
    consentimento.versao,
    formatarDataHora(consentimento.em),
  ];
  const inicio = [formatarDataHora(doc.createdAt), marca];
  if (!('mensagem' in doc)) return [...inicio, doc.email, doc.nome, ...comum];
  return [
    ...inicio,
    doc.nome,
    doc.email,
    doc.telefone,
    doc.assunto,
    doc.mensagem,
    doc.respondida ? FORMULARIOS.sim : FORMULARIOS.nao,
    doc.respondidaEm ? formatarDataHora(doc.respondidaEm) : '',
    doc.respondidaPor,
    doc.anotacao,
    ...comum,
  ];
}
