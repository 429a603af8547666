import { centavos } from '@martelo/shared/dinheiro';
import { ErroMartelo } from '@martelo/shared/erros';
import { z } from 'zod';
import { comoCliente } from '../../api/chamador.ts';
import { idOuUid, paramsUid } from '../../api/comando.ts';
import { parametrosDeLista } from '../../api/consulta.ts';
import { paginaDe } from '../../api/resposta.ts';
import { type Chamador, type Rota, rota } from '../../api/rota.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { porIdOuUid } from '../../records/por-id-ou-uid.ts';
import type { Acesso, Registros } from '../../records/records.ts';
import { CLIENTES } from '../clientes/registro.ts';
import { consentimentoRetirado } from '../clientes/situacao.ts';
import { aResolver, PRIVACIDADE, recusar } from '../participacao/recusa.ts';
import { criarHabilitacoes, vista } from './habilitacoes.ts';
import { entradas, HABILITACOES, RESPONDEM_HABILITACAO } from './registro.ts';

interface Dependencias {
  registros: Registros;
  localizador: Localizador;
  agora(): number;
}

const NAVEGADOR_MAXIMO = 300;
const paramsCliente = z.object({ uid: idOuUid, cliUid: idOuUid });
const habilitacaoVista = z.object({
  leiUid: z.guid(),
  cliUid: z.guid(),
  situacao: z.enum(['Aguardando', 'Aprovada', 'Recusada']),
  dataCadastro: z.string(),
  dataResposta: z.string().nullable(),
  motivo: z.string().nullable(),
  limiteExposicao: z.int().nullable(),
  codigo: z.string().optional(),
});

/** Habilitation to an auction and its bidding code, from the client's side and the house's. */
export function rotasHabilitacoes({ registros, localizador, agora }: Dependencias): Rota[] {
  const habilitacoes = criarHabilitacoes(registros, agora);
  const colecao = registros.colecao(HABILITACOES);
  const clientes = registros.colecao(CLIENTES);

  /** Who took their consent back takes part in nothing, in its first steps neither. @throws ErroMartelo CONSENTIMENTO_RETIRADO */
  const participante = async (chamador: Chamador) => {
    const acesso = comoCliente(chamador);
    const cliente = await clientes.obter(SISTEMA, acesso.cliUid);
    if (cliente !== null && consentimentoRetirado(cliente))
      recusar(aResolver('CONSENTIMENTO_RETIRADO', PRIVACIDADE));
    return acesso;
  };
  const leilaoDe = async ({ acesso }: Chamador, uid: string) =>
    (await localizador.vistaDoLeilao(acesso, uid)).leilao;
  const exigirClienteDaMarca = async ({ hotsite }: Chamador, cliUid: string): Promise<string> => {
    const cliente = await porIdOuUid(clientes, SISTEMA, cliUid);
    if (cliente?.hotsiteId !== hotsite.id)
      throw new ErroMartelo('NAO_ENCONTRADO', {}, 'Cliente não encontrado.');
    return cliente.uid;
  };

  return [
    rota({
      metodo: 'post',
      caminho: '/v1/leiloes/:uid/habilitacao',
      escopo: 'LANCES',
      resumo: 'Pede minha habilitação a um leilão',
      guarda: 'cliente',
      status: 201,
      params: paramsUid,
      resposta: habilitacaoVista,
      async executar({ params, chamador }) {
        return habilitacoes.pedir(await participante(chamador), await leilaoDe(chamador, params.uid));
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/leiloes/:uid/habilitacao',
      resumo: 'Minha habilitação a um leilão',
      guarda: 'cliente',
      params: paramsUid,
      resposta: habilitacaoVista,
      async executar({ params, chamador }) {
        const { uid } = await leilaoDe(chamador, params.uid);
        const acesso = comoCliente(chamador);
        return habilitacoes.obter(acesso, acesso.cliUid, uid);
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/leiloes/:uid/codigo',
      escopo: 'LANCES',
      resumo: 'Informa meu código de lances, uma vez por sessão',
      guarda: 'cliente',
      params: paramsUid,
      body: z.strictObject({ codigo: z.string().trim().min(1).max(40) }),
      resposta: z.object({ ok: z.literal(true) }),
      async executar({ params, body, chamador, req }) {
        const { uid } = await leilaoDe(chamador, params.uid);
        const navegador = (req.get('user-agent') ?? '').slice(0, NAVEGADOR_MAXIMO);
        await habilitacoes.entrar(await participante(chamador), uid, body.codigo, {
          ip: chamador.ip,
          navegador,
        });
        return { ok: true };
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/leiloes/:uid/habilitacoes',
      resumo: 'Os pedidos de habilitação a um leilão',
      guarda: RESPONDEM_HABILITACAO,
      params: paramsUid,
      query: parametrosDeLista(['leiUid', 'cliUid', 'situacao', 'dataCadastro']),
      resposta: paginaDe(habilitacaoVista.extend({ entradas })),
      async executar({ params, query: { consulta }, chamador }) {
        const { uid } = await leilaoDe(chamador, params.uid);
        const pagina = await colecao.listar(chamador.acesso, {
          ...consulta,
          filtros: [...consulta.filtros, { tipo: 'exata', campo: 'leiUid', valor: uid }],
        });
        return {
          ...pagina,
          itens: pagina.itens.map((registro) => ({ ...vista(registro), entradas: registro.entradas })),
        };
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/clientes/:uid/habilitacoes',
      resumo: 'Os pedidos de habilitação de um cliente, com o leilão de cada um',
      guarda: RESPONDEM_HABILITACAO,
      params: paramsUid,
      query: parametrosDeLista(['situacao', 'dataCadastro']),
      resposta: paginaDe(habilitacaoVista.extend({ leilaoNome: z.string().nullable() })),
      async executar({ params, query: { consulta }, chamador }) {
        const cliUid = await exigirClienteDaMarca(chamador, params.uid);
        const ordem = { campo: 'dataCadastro', tipoOrdenacao: 'desc', tipoCampo: 'date' } as const;
        const pagina = await colecao.listar(chamador.acesso, {
          ...{ ...consulta, ordem: consulta.ordem ?? ordem },
          filtros: [...consulta.filtros, { tipo: 'exata', campo: 'cliUid', valor: cliUid }],
        });
        const nomeDe = (leiUid: string): Promise<string | null> =>
          leilaoDe(chamador, leiUid).then(
            ({ nome }) => nome,
            // An auction that was put away, or is of another brand by now: the request to it stands.
            (erro: unknown) => {
              if (erro instanceof ErroMartelo && erro.statusCode < 500) return null;
              throw erro;
            },
          );
        const itens = pagina.itens.map(async (um) => ({ ...vista(um), leilaoNome: await nomeDe(um.leiUid) }));
        return { ...pagina, itens: await Promise.all(itens) };
      },
    }),
    rota({
      metodo: 'put',
      caminho: '/v1/leiloes/:uid/habilitacoes/:cliUid',
      resumo: 'Aprova ou recusa a habilitação de um cliente, com ou sem limite próprio',
      guarda: RESPONDEM_HABILITACAO,
      params: paramsCliente,
      body: z.strictObject({
        situacao: z.enum(['Aprovada', 'Recusada']),
        motivo: z.string().trim().max(300).optional(),
        limiteExposicao: centavos.nullish(),
      }),
      resposta: habilitacaoVista,
      async executar({ params, body, chamador }) {
        const leilao = await leilaoDe(chamador, params.uid);
        const cliUid = await exigirClienteDaMarca(chamador, params.cliUid);
        return habilitacoes.responder(comoEquipe(chamador), leilao, cliUid, body);
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/leiloes/:uid/habilitacoes/:cliUid/codigo',
      resumo: 'Emite um novo código de lances; o anterior deixa de valer',
      guarda: RESPONDEM_HABILITACAO,
      status: 201,
      params: paramsCliente,
      resposta: z.object({ codigo: z.string() }),
      async executar({ params, chamador }) {
        const { uid } = await leilaoDe(chamador, params.uid);
        const cliUid = await exigirClienteDaMarca(chamador, params.cliUid);
        return habilitacoes.reemitir(chamador.acesso, uid, cliUid);
      },
    }),
  ];
}

/** The guard let only staff in. */
function comoEquipe({ acesso }: Chamador): Extract<Acesso, { tipo: 'interno' }> {
  if (acesso.tipo !== 'interno') throw new ErroMartelo('SEM_PERMISSAO', { papeis: 'Interno' });
  return acesso;
}
