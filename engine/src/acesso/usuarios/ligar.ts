import type { Rota } from '../../api/rota.ts';
import { APROVACOES } from '../../casa/aprovacao.ts';
import type { ServicosDaCasa } from '../../casa/servicos.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { conceder, podeConceder } from './conceder.ts';
import { exigirNovo, mudarUsuario } from './mudar.ts';
import { type Dependencias, rotasDosUsuarios } from './rotas.ts';

type DasAprovacoes = Pick<ServicosDaCasa, 'podeExecutar' | 'fazerAprovado'>;

/** Users of the house, wired. */
export interface UsuariosLigados {
  rotas: Rota[];
  servicos: Pick<ServicosDaCasa, 'exigirUsuarioNovo' | 'mudarUsuario'>;
  /** What was to be approved is done by whoever it is about: grants here, the rest by the sales. */
  aprovacoes(vendas: DasAprovacoes): DasAprovacoes;
}

export function ligarUsuarios(d: Dependencias): UsuariosLigados {
  const { registros, agora } = d;
  return {
    rotas: rotasDosUsuarios(d),
    servicos: {
      exigirUsuarioNovo: (acesso, novo) => exigirNovo(registros, acesso, novo, agora()),
      mudarUsuario: (mudanca, gravar) => mudarUsuario(registros, agora(), mudanca, gravar),
    },
    aprovacoes: (vendas) => ({
      podeExecutar: (aprovacao) =>
        aprovacao.tipo === 'concessao' ? podeConceder(aprovacao, registros) : vendas.podeExecutar(aprovacao),
      async fazerAprovado(uid) {
        const aprovacao = await registros.colecao(APROVACOES).obter(SISTEMA, uid);
        await (aprovacao?.tipo === 'concessao' ? conceder(uid, d) : vendas.fazerAprovado(uid));
      },
    }),
  };
}
