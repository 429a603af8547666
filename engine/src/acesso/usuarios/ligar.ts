import { APROVACOES_DE_CADASTRO, type Aprovacao } from '@martelo/shared/aprovacao';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Rota } from '../../api/rota.ts';
import { APROVACOES } from '../../casa/aprovacao.ts';
import type { ServicosDaCasa } from '../../casa/servicos.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { type DaAssinatura, rotasDaAssinatura } from './assinatura.ts';
import { conceder, podeConceder } from './conceder.ts';
import type { Dependencias } from './dependencias.ts';
import { exigirOutraPessoa } from './mesma-pessoa.ts';
import { exigirNovo, mudarUsuario, semOsDeDois } from './mudar.ts';
import { rotasDosUsuarios } from './rotas.ts';

type DasAprovacoes = Pick<ServicosDaCasa, 'podeExecutar' | 'fazerAprovado'>;

/** Users of the house, wired. */
export interface UsuariosLigados {
  rotas: Rota[];
  servicos: Pick<
    ServicosDaCasa,
    'exigirUsuarioNovo' | 'usuarioQueVolta' | 'mudarUsuario' | 'exigirOutraPessoa'
  >;
  /** What was to be approved is done by whoever it is about: grants here, changes of records and acts on sales by theirs. */
  aprovacoes(outras: { registros: DasAprovacoes; vendas: DasAprovacoes }): DasAprovacoes;
}

export function ligarUsuarios(d: Dependencias & DaAssinatura): UsuariosLigados {
  const { registros, agora } = d;
  const naoFeita = async (uid: string, { message }: ErroMartelo): Promise<void> => {
    const pedido = await registros.colecao(APROVACOES).obter(SISTEMA, uid);
    if (pedido !== null)
      await d.encerrarPedido(pedido, { situacao: 'NAO_FEITA', motivo: message.slice(0, 500) });
  };
  return {
    rotas: [...rotasDosUsuarios(d), ...rotasDaAssinatura(d)],
    servicos: {
      exigirUsuarioNovo: (acesso, novo) => exigirNovo(registros, acesso, novo, agora()),
      exigirOutraPessoa: (acesso, aprovacao) => exigirOutraPessoa(registros, acesso, aprovacao),
      usuarioQueVolta: (acesso, antes, depois) => semOsDeDois(registros, acesso, { antes, depois }, agora()),
      mudarUsuario: (mudanca, gravar) => mudarUsuario(registros, agora(), mudanca, gravar),
    },
    aprovacoes({ registros: doRegistro, vendas }) {
      const daqui: DasAprovacoes = {
        async podeExecutar(aprovacao) {
          try {
            await podeConceder(aprovacao, d);
          } catch (erro) {
            // Asked for by who is gone, or of another account than it is now: it is over by that, as of records and sales.
            if (erro instanceof ErroMartelo) await naoFeita(aprovacao.uid, erro);
            throw erro;
          }
        },
        async fazerAprovado(uid) {
          try {
            await conceder(uid, d);
          } catch (erro) {
            // What the account refuses now it refuses for good; what somebody else was in the way of is tried again.
            const passa = erro instanceof ErroMartelo && erro.codigo !== 'REVISAO_DESATUALIZADA';
            if (!passa || erro.statusCode >= 500) throw erro;
            await naoFeita(uid, erro);
          }
        },
      };
      const deQuem = ({ tipo }: Pick<Aprovacao, 'tipo'>): DasAprovacoes => {
        if (tipo === 'concessao') return daqui;
        return APROVACOES_DE_CADASTRO.some((um) => um === tipo) ? doRegistro : vendas;
      };
      return {
        podeExecutar: (aprovacao) => deQuem(aprovacao).podeExecutar(aprovacao),
        async fazerAprovado(uid) {
          const aprovacao = await registros.colecao(APROVACOES).obter(SISTEMA, uid);
          if (aprovacao !== null) await deQuem(aprovacao).fazerAprovado(uid);
        },
      };
    },
  };
}
