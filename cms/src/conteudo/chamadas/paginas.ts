import { ErroMartelo } from '@martelo/shared/erros';
import { z } from 'zod';
import { ehAdm, type Operador } from '../../acesso/papeis.ts';
import { operadorDe } from '../../acesso/regras.ts';
import { validarScript } from '../../campos/script.ts';
import { gravarPagina } from '../../paginas/gravar-pagina.ts';
import type { Pagina } from '../../payload-types.ts';
import { alterarPublicada } from '../alterar-publicada.ts';
import { chamada, type Pedido } from '../chamada.ts';
import { configuracaoDoContrato, noContrato, paginaDoContrato, semSessoes } from '../contrato.ts';
import { type PaginaEntrada, paginaAlterada, paginaNova } from '../entradas.ts';
import { imagemDaChamada } from '../imagem-da-chamada.ts';
import { paginaPublicada } from '../pagina-publica.ts';
import { recusaDoPayload } from '../recusa-do-painel.ts';

const queryPagina = z.object({ uri: z.string().trim().min(1).max(120) });
const semQuery = z.object({});

export const conteudoPagina = chamada({
  caminho: '/v1/hotsite/conteudo-pagina',
  resumo: 'Página publicada, com suas seções e itens, em ordem',
  query: queryPagina,
  resposta: paginaDoContrato,
  responder: async ({ payload, hotsite, query }) =>
    noContrato(await paginaPublicada(payload, hotsite, query.uri)),
});

export const configuracaoPagina = chamada({
  caminho: '/v1/hotsite/paginas/configuracao',
  resumo: 'Página publicada, sem as seções',
  query: queryPagina,
  resposta: configuracaoDoContrato,
  responder: async ({ payload, hotsite, query }) =>
    semSessoes(noContrato(await paginaPublicada(payload, hotsite, query.uri))),
});

export const criarPagina = chamada({
  metodo: 'POST',
  caminho: '/v1/hotsite/paginas',
  resumo:
    'Cria uma página, já publicada e sem seções. imagemPrincipal pode vir como arquivo, em multipart/form-data',
  quem: 'edicao',
  query: semQuery,
  corpo: paginaNova,
  resposta: configuracaoDoContrato,
  status: 201,
  async responder(pedido) {
    const { payload, hotsite, autor, corpo } = pedido;
    const campos = await camposDe(pedido, null);
    await emPalavras(() =>
      gravarPagina(payload, null, () =>
        payload.create({
          collection: 'paginas',
          data: {
            modeloPagina: 'QuemSomos',
            container: true,
            ...campos,
            hotsite: hotsite.id,
            sessoes: [],
            revisao: 0,
            _status: 'published',
          } as never,
          depth: 0,
          overrideAccess: false,
          user: autor,
          context: { chamada: true },
        }),
      ),
    );
    return semSessoes(noContrato(await paginaPublicada(payload, hotsite, corpo.uri)));
  },
});

export const alterarPagina = chamada({
  metodo: 'PUT',
  caminho: '/v1/hotsite/paginas/{uri}',
  resumo:
    'Altera a configuração de uma página. O que não vier fica como está; outra uri deixa um redirecionamento na antiga',
  quem: 'edicao',
  query: semQuery,
  corpo: paginaAlterada,
  resposta: configuracaoDoContrato,
  async responder(pedido) {
    const { payload, hotsite, caminho } = pedido;
    const { docs } = await payload.find({
      collection: 'paginas',
      where: {
        and: [
          { hotsite: { equals: hotsite.id } },
          { or: [{ uri: { equals: caminho.uri } }, { uid: { equals: caminho.uri } }] },
        ],
      },
      select: { uri: true, handleScript: true },
      limit: 1,
      depth: 0,
    });
    if (!docs[0]) throw new ErroMartelo('NAO_ENCONTRADO');
    const campos = await camposDe(pedido, docs[0]);
    const { id } = docs[0];
    const inteira = await emPalavras(() =>
      alterarPublicada(pedido, id, () => ({ acao: 'Dados da página', remendos: [], campos })),
    );
    return semSessoes(inteira);
  },
});

export const CHAMADAS_DE_PAGINAS = [conteudoPagina, configuracaoPagina, criarPagina, alterarPagina];

/** What a call says of a page, as it is stored. */
async function camposDe(
  { payload, hotsite, corpo, autor }: Pedido<unknown, PaginaEntrada>,
  atual: Pick<Pagina, 'handleScript'> | null,
): Promise<Partial<Pagina>> {
  const { hotUid, handleScript, imagemPrincipal, imagemSocial, ...resto } = corpo;
  if (hotUid && hotUid.toLowerCase() !== hotsite.uid.toLowerCase())
    throw new ErroMartelo('CONTEUDO_RECUSADO', {
      problema: 'hotUid é de outra marca. Use o cabeçalho hotsite da marca da página.',
    });
  const script = exigirScript(handleScript, atual?.handleScript ?? null, operadorDe({ user: autor }));
  const campos = Object.fromEntries(
    Object.entries({ ...resto, handleScript: script }).filter(([, valor]) => valor !== undefined),
  ) as Partial<Pagina>;
  for (const [campo, entrada] of Object.entries({ imagemPrincipal, imagemSocial })) {
    if (entrada === undefined) continue;
    const imagem = await imagemDaChamada(payload, hotsite, entrada);
    if (imagem && typeof imagem.id !== 'number')
      throw new ErroMartelo('CONTEUDO_RECUSADO', {
        problema: `${campo} precisa ser uma imagem da biblioteca.`,
      });
    Object.assign(campos, { [campo]: imagem?.id ?? null });
  }
  return campos;
}

/** What a call says of the page's script: nobody but ADM changes it, and an answer may be sent back as it came. */
function exigirScript(
  pedido: string | null | undefined,
  atual: string | null,
  operador: Operador | null,
): string | null | undefined {
  const novo = pedido?.replace(/\r\n?/g, '\n') || (pedido === undefined ? undefined : null);
  if (novo === undefined || novo === atual) return undefined;
  const problema = ehAdm(operador) ? validarScript(novo) : 'só ADM escreve o script de uma página.';
  if (problema !== true) throw new ErroMartelo('CONTEUDO_RECUSADO', { problema });
  return novo;
}

/** The form's refusals are the calls' refusals, in the catalogue's shape. */
async function emPalavras<T>(trabalho: () => Promise<T>): Promise<T> {
  try {
    return await trabalho();
  } catch (erro) {
    const campos = recusaDoPayload(erro)?.data?.errors;
    if (!campos) throw erro;
    const problema = campos.map(({ path, message }) => `${path}: ${message}`).join(' ');
    throw new ErroMartelo('CONTEUDO_RECUSADO', { problema });
  }
}
