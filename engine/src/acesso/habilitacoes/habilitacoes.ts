import { ErroMartelo, tentativasRestantes } from '@martelo/shared/erros';
import type { DadosLeilao } from '../../auction/modelo/dados.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Acesso, Registro, Registros } from '../../records/records.ts';
import type { AcessoCliente } from '../participacao/pode-licitar.ts';
import { codigoConfere, novoCodigo } from './codigo.ts';
import { ENTRADAS_GUARDADAS, HABILITACOES, type Habilitacao, uidDaHabilitacao } from './registro.ts';
import { TENTATIVAS_DO_CODIGO } from './situacao.ts';

/** A habilitation as its client sees it. `codigo` only in the answer that issued it. */
export interface HabilitacaoVista {
  leiUid: string;
  cliUid: string;
  situacao: Habilitacao['situacao'];
  dataCadastro: string;
  dataResposta: string | null;
  motivo: string | null;
  limiteExposicao: number | null;
  codigo?: string;
}

export interface Decisao {
  situacao: 'Aprovada' | 'Recusada';
  motivo?: string | undefined;
  limiteExposicao?: number | null | undefined;
}

type Leilao = Pick<DadosLeilao, 'uid' | 'exigeHabilitacao' | 'habilitacaoAutomatica' | 'exigeCodigo'>;
interface Onde {
  ip: string;
  navegador: string;
}

/** Habilitations: asked for by the client, answered by the house or at once, with the bidding code where the auction asks for one. */
export function criarHabilitacoes(registros: Registros, agora: () => number) {
  const colecao = registros.colecao(HABILITACOES);
  const iso = () => new Date(agora()).toISOString();

  const emitir = (leilao: Leilao, depois: Habilitacao): string | undefined => {
    if (!leilao.exigeCodigo || depois.situacao !== 'Aprovada' || depois.codigo !== null) return undefined;
    const { codigo, guardado } = novoCodigo(agora());
    depois.codigo = guardado;
    return codigo;
  };
  const gravar = async (acesso: Acesso, depois: Habilitacao, antes: Registro<Habilitacao> | null) =>
    antes === null ? colecao.inserir(acesso, depois) : colecao.salvar(acesso, depois, antes.revisao);
  const nova = (cliUid: string, leiUid: string, hotsiteId: number): Habilitacao => ({
    uid: uidDaHabilitacao(cliUid, leiUid),
    cliUid,
    leiUid,
    hotsiteId,
    situacao: 'Aguardando',
    dataCadastro: iso(),
    dataResposta: null,
    motivo: null,
    limiteExposicao: null,
    codigo: null,
    entradas: [],
  });

  return {
    /** Asking again changes nothing: the same habilitation is the answer. */
    async pedir({ cliUid, hotsiteId }: AcessoCliente, leilao: Leilao): Promise<HabilitacaoVista> {
      const existente = await colecao.obter(SISTEMA, uidDaHabilitacao(cliUid, leilao.uid));
      if (existente !== null) return vista(existente);
      const pedida = nova(cliUid, leilao.uid, hotsiteId);
      if (leilao.habilitacaoAutomatica) Object.assign(pedida, { situacao: 'Aprovada', dataResposta: iso() });
      const codigo = emitir(leilao, pedida);
      try {
        return vista(await colecao.inserir(SISTEMA, pedida), codigo);
      } catch (erro) {
        const outra = await colecao.obter(SISTEMA, pedida.uid);
        if (outra === null) throw erro;
        return vista(outra);
      }
    },
    /** The caller's own. @throws ErroMartelo NAO_ENCONTRADO */
    async obter(acesso: Acesso, cliUid: string, leiUid: string): Promise<HabilitacaoVista> {
      const achada = await colecao.obter(acesso, uidDaHabilitacao(cliUid, leiUid));
      if (achada === null)
        throw new ErroMartelo('NAO_ENCONTRADO', {}, 'Você ainda não pediu habilitação a este leilão.');
      return vista(achada);
    },
    /** The house answers; who did not ask is habilitated all the same. */
    async responder(
      acesso: Extract<Acesso, { tipo: 'interno' }>,
      leilao: Leilao,
      cliUid: string,
      decisao: Decisao,
    ): Promise<HabilitacaoVista> {
      const antes = await colecao.obter(acesso, uidDaHabilitacao(cliUid, leilao.uid));
      const depois = {
        ...(antes ?? nova(cliUid, leilao.uid, acesso.hotsiteId)),
        situacao: decisao.situacao,
        dataResposta: iso(),
        motivo: decisao.motivo ?? null,
        limiteExposicao:
          decisao.limiteExposicao === undefined ? (antes?.limiteExposicao ?? null) : decisao.limiteExposicao,
      };
      const codigo = emitir(leilao, depois);
      return vista(await gravar(acesso, depois, antes), codigo);
    },
    /** A new code: the one before it opens nothing any more, nor do the sessions it opened. @throws ErroMartelo NAO_ENCONTRADO */
    async reemitir(acesso: Acesso, leiUid: string, cliUid: string): Promise<{ codigo: string }> {
      const antes = await colecao.obter(acesso, uidDaHabilitacao(cliUid, leiUid));
      if (antes?.situacao !== 'Aprovada') throw new ErroMartelo('NAO_ENCONTRADO');
      const { codigo, guardado } = novoCodigo(agora());
      await colecao.salvar(acesso, { ...antes, codigo: guardado, entradas: [] }, antes.revisao);
      return { codigo };
    },
    /** Opens the client's session for this auction. @throws ErroMartelo HABILITACAO_NECESSARIA, CODIGO_INCORRETO, CODIGO_BLOQUEADO */
    async entrar(
      { cliUid, sessao }: AcessoCliente,
      leiUid: string,
      codigo: string,
      onde: Onde,
    ): Promise<void> {
      const antes = await colecao.obter(SISTEMA, uidDaHabilitacao(cliUid, leiUid));
      if (antes?.situacao !== 'Aprovada' || antes.codigo === null || sessao === undefined)
        throw new ErroMartelo('HABILITACAO_NECESSARIA', { leiUid });
      if (antes.codigo.tentativas >= TENTATIVAS_DO_CODIGO)
        throw new ErroMartelo('CODIGO_BLOQUEADO', { leiUid });
      // Saved under the revision read above: tries at the same time do not share a count.
      if (!codigoConfere(antes.codigo, codigo)) {
        const tentativas = antes.codigo.tentativas + 1;
        await colecao.salvar(SISTEMA, { ...antes, codigo: { ...antes.codigo, tentativas } }, antes.revisao);
        const restantes = TENTATIVAS_DO_CODIGO - tentativas;
        throw restantes === 0
          ? new ErroMartelo('CODIGO_BLOQUEADO', { leiUid })
          : new ErroMartelo('CODIGO_INCORRETO', { leiUid, ...tentativasRestantes(restantes) });
      }
      const outras = antes.entradas.filter((entrada) => entrada.sessao !== sessao);
      const entradas = [...outras, { sessao, ...onde, instante: iso() }].slice(-ENTRADAS_GUARDADAS);
      await colecao.salvar(
        SISTEMA,
        { ...antes, codigo: { ...antes.codigo, tentativas: 0 }, entradas },
        antes.revisao,
      );
    },
  };
}
export type Habilitacoes = ReturnType<typeof criarHabilitacoes>;

export function vista(registro: Habilitacao, codigo?: string): HabilitacaoVista {
  const { leiUid, cliUid, situacao, dataCadastro, dataResposta, motivo, limiteExposicao } = registro;
  const campos = { leiUid, cliUid, situacao, dataCadastro, dataResposta, motivo, limiteExposicao };
  return codigo === undefined ? campos : { ...campos, codigo };
}
