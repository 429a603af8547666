import type { Aprovacao } from '@martelo/shared/aprovacao';
import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { AtoADois, EscritorADois, PedidoGuardado } from '../../api/recurso/segunda-pessoa.ts';
import type { Chamador } from '../../api/rota.ts';
import { APROVACOES } from '../../casa/aprovacao.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Acesso, Registro, Registros } from '../../records/records.ts';
import { quemPediu } from '../usuarios/quem-pediu.ts';
import { chaveDoAto } from './pedir.ts';

export type PedidoDeCadastro = Registro<Aprovacao & { uid: string; id: number; hotsiteId: number }>;

interface Dependencias {
  registros: Registros;
  escritores: ReadonlyMap<string, EscritorADois>;
  atos: ReadonlyMap<string, AtoADois>;
  hotsitePorId(id: number): RegrasHotsite | null;
  /** Ends a request by nobody's decision, and tells who asked. */
  encerrarPedido(
    pedido: PedidoDeCadastro,
    fim: Pick<Aprovacao, 'situacao'> & Partial<Pick<Aprovacao, 'motivo'>>,
  ): Promise<void>;
  /** Unix ms. */
  agora(): number;
}

export const guardadoDe = ({
  uid,
  pedidaPor,
  alvo,
  hotsiteId,
  pedido,
}: PedidoDeCadastro): PedidoGuardado => ({
  ...{ aprovacaoUid: uid, pedidaPor, alvo: alvo!, hotsiteId, enviado: pedido },
});

/** Does what two people agreed to, as it was asked and on what it was asked, or says why not. */
export function criarFeitura(deps: Dependencias) {
  const { registros, escritores, atos, hotsitePorId, encerrarPedido, agora } = deps;
  const aprovacoes = registros.colecao(APROVACOES);

  const escritorDe = ({ especie = '' }: PedidoDeCadastro): EscritorADois => {
    const escritor = escritores.get(especie);
    if (escritor === undefined) throw new Error(`no kind ${especie} writes what was approved`);
    return escritor;
  };
  const quemFaz = (pedido: PedidoDeCadastro) => {
    const { especie = '', ato } = pedido;
    return atos.get(chaveDoAto(especie, ato))?.quem ?? escritorDe(pedido).quemFaz(ato);
  };

  /** Who asked, with the rights that they have now. @throws ErroMartelo SEM_PERMISSAO where they may not do it on the brand any more */
  const comoQuemPediu = async (pedido: PedidoDeCadastro, por: string): Promise<Chamador> => {
    const { pedidaPor, hotsiteId, uid } = pedido;
    const { papeis, hotsites } = await quemPediu(registros, pedido, agora(), quemFaz(pedido));
    const hotsite = hotsitePorId(hotsiteId);
    if (!hotsite) throw new ErroMartelo('SEM_PERMISSAO', {}, 'Esta marca não existe mais.');
    const acesso: Acesso = {
      ...{ tipo: 'interno', hotsiteId, hotsites, usuUid: pedidaPor, papeis },
      segunda: { aprovacaoUid: uid, por },
    };
    return { acesso, hotsite, ip: '', requestId: `aprovacao:${uid}` };
  };

  const executar = async (pedido: PedidoDeCadastro): Promise<void> => {
    const { especie = '', ato, alvo, revisaoDoAlvo, pedido: enviado, decididaPor } = pedido;
    const chamador = await comoQuemPediu(pedido, decididaPor ?? '');
    const proprio = atos.get(chaveDoAto(especie, ato));
    if (proprio) return proprio.faz(chamador, guardadoDe(pedido));
    const escritor = escritorDe(pedido);
    const [uid, revisao] = [alvo!, revisaoDoAlvo ?? undefined];
    switch (ato) {
      case 'criar':
        await escritor.criar(chamador, enviado);
        return;
      case 'alterar':
        await escritor.alterar(chamador, uid, enviado, revisao);
        return;
      case 'remover':
        return escritor.remover(chamador, uid, revisao);
      case 'restaurar':
        await escritor.restaurar(chamador, uid, revisao);
        return;
      case 'desfazer':
        await escritor.desfazer(chamador, uid, String(enviado.efeito), revisao);
        return;
      default:
        await escritor.agir(chamador, uid, ato, enviado as never, revisao);
    }
  };

  /** Whether a version of the record was made by this very request: the process ended before it could say so. */
  const jaFeito = async ({ especie = '', alvo, uid }: PedidoDeCadastro): Promise<boolean> => {
    const escritor = escritores.get(especie);
    return escritor === undefined ? false : escritor.assinadoPor(alvo!, uid);
  };

  const mudou = async (pedido: PedidoDeCadastro): Promise<boolean> => {
    const { especie = '', ato, alvo, revisaoDoAlvo } = pedido;
    const proprio = atos.get(chaveDoAto(especie, ato));
    if (proprio) return proprio.mudou(guardadoDe(pedido));
    if (ato === 'criar') return false;
    return (await escritores.get(especie)?.revisaoDe(alvo!)) !== revisaoDoAlvo;
  };

  /** Why it could not be done now; null where it could. */
  const impedimento = async (pedido: PedidoDeCadastro): Promise<string | null> => {
    try {
      await quemPediu(registros, pedido, agora(), quemFaz(pedido));
    } catch (erro) {
      if (!(erro instanceof ErroMartelo)) throw erro;
      return erro.message;
    }
    return (await mudou(pedido)) ? new ErroMartelo('ESTADO_MUDOU').message : null;
  };

  return {
    /** @throws ErroMartelo ESTADO_MUDOU: what it is about has changed, or who asked may not do it any more, and the request is over by that */
    async podeExecutar({ uid }: { uid: string }): Promise<void> {
      const pedido = (await aprovacoes.obter(SISTEMA, uid)) as PedidoDeCadastro;
      const motivo = await impedimento(pedido);
      if (motivo === null) return;
      await encerrarPedido(pedido, { situacao: 'NAO_FEITA', motivo: motivo.slice(0, 500) });
      throw new ErroMartelo('ESTADO_MUDOU', {}, motivo);
    },
    impedimento,
    async fazer(uid: string): Promise<void> {
      const pedido = (await aprovacoes.obter(SISTEMA, uid)) as PedidoDeCadastro | null;
      if (pedido?.situacao !== 'APROVADA' || (await jaFeito(pedido))) return;
      try {
        await executar(pedido);
      } catch (erro) {
        // What the record refuses now it refuses for good: it was asked on a version that is no more, or on what others hold by now.
        if (!(erro instanceof ErroMartelo) || erro.statusCode >= 500) throw erro;
        // Another engine was at the same, and has done it.
        if (await jaFeito(pedido)) return;
        const motivo =
          erro.codigo === 'REVISAO_DESATUALIZADA' ? new ErroMartelo('ESTADO_MUDOU').message : erro.message;
        await encerrarPedido(pedido, { situacao: 'NAO_FEITA', motivo: motivo.slice(0, 500) });
      }
    },
    /** It is over and was not done. */
    async esquecer(uid: string): Promise<void> {
      const pedido = (await aprovacoes.obter(SISTEMA, uid)) as PedidoDeCadastro | null;
      if (pedido?.especie === undefined) return;
      await atos.get(chaveDoAto(pedido.especie, pedido.ato))?.esquece?.(guardadoDe(pedido));
    },
  };
}
