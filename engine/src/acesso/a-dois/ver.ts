import { concessaoPedida, type PedidoADecidir, ROTULOS_APROVACAO } from '@martelo/shared/aprovacao';
import { ROTULOS_PAPEL } from '@martelo/shared/papeis';
import { plataformasEm, ROTULOS_PLATAFORMA } from '@martelo/shared/usuario';
import { atoEmPalavras } from '../../api/recurso/pedidos.ts';
import type { AtoADois } from '../../api/recurso/segunda-pessoa.ts';
import type { Acesso, Registros } from '../../records/records.ts';
import { impedimentoDaConcessao } from '../usuarios/conceder.ts';
import { guardadoDe, type PedidoDeCadastro } from './fazer.ts';
import { chaveDoAto } from './pedir.ts';

interface Dependencias {
  registros: Registros;
  nomeDaMarca(hotsiteId: number): string;
  atos: ReadonlyMap<string, AtoADois>;
  impedimento(pedido: PedidoDeCadastro): Promise<string | null>;
  /** Unix ms. */
  agora(): number;
}

/** A request about a record, or about somebody's roles, as who decides it sees it. */
export const criarVer =
  ({ registros, atos, nomeDaMarca, impedimento, agora }: Dependencias) =>
  async (pedido: PedidoDeCadastro, acesso: Acesso) => {
    const { tipo, assunto = '', alvo, alvoId = null, especie = 'usuario' } = pedido;
    const comum = {
      ...{ resumo: ROTULOS_APROVACAO[tipo], assunto, venda: null, comprovantes: [] },
      alvo: alvo === null ? null : { especie, uid: alvo, id: alvoId },
    };
    if (tipo !== 'concessao') {
      const ato = atos.get(chaveDoAto(especie, pedido.ato));
      return {
        ...{ ...comum, motivo: null, mudancas: pedido.mudancas ?? [] },
        ...(await ato?.prova?.(acesso, guardadoDe(pedido))),
        resumo: atoEmPalavras(pedido.ato, ato?.resumo ?? null),
        impedimento: await impedimento(pedido),
      };
    }
    const { papeis, hotsites, plataformas, motivo = null } = concessaoPedida.parse(pedido.pedido);
    const emPalavras = <T>(lista: readonly T[], ler: (um: T) => string) => lista.map(ler).join(', ') || null;
    const mudancas: PedidoADecidir['mudancas'] = [
      {
        ...{ nome: 'Papéis', tipo: 'texto' },
        antes: emPalavras(papeis.antes, (um) => ROTULOS_PAPEL[um]),
        depois: emPalavras(papeis.depois, (um) => ROTULOS_PAPEL[um]),
      },
      {
        ...{ nome: 'Marcas', tipo: 'texto' },
        ...{
          antes: emPalavras(hotsites.antes, nomeDaMarca),
          depois: emPalavras(hotsites.depois, nomeDaMarca),
        },
      },
      ...hotsites.depois.map((marca) => {
        const entra = (quais: NonNullable<typeof plataformas>['antes'] | undefined) =>
          emPalavras(plataformasEm({ plataformas: quais }, marca), (uma) => ROTULOS_PLATAFORMA[uma]);
        return {
          ...{ nome: `Por onde entra em ${nomeDaMarca(marca)}`, tipo: 'texto' as const },
          ...{ antes: entra(plataformas?.antes), depois: entra(plataformas?.depois) },
        };
      }),
    ];
    return {
      ...{ ...comum, motivo, mudancas: mudancas.filter(({ antes, depois }) => antes !== depois) },
      impedimento: await impedimentoDaConcessao(pedido, { registros, agora }),
    };
  };
