import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { ehInterno } from '@martelo/shared/papeis';
import { acessoAOutraMarca, marcasDaConta, pedidoDeMarca } from '@martelo/shared/sessao';
import type { Limitador } from '../../api/limite.ts';
import { type Rota, rota } from '../../api/rota.ts';
import type { Hotsites } from '../marcas/hotsites.ts';
import { type AcessosUnicos, VALIDADE_DO_ACESSO_MS } from './acesso-unico.ts';
import type { Contas } from './contas.ts';
import type { QuemEsta } from './na-sessao.ts';

interface Dependencias {
  contas: Contas;
  hotsites: Pick<Hotsites, 'porId' | 'todos'>;
  quemEsta: QuemEsta;
  unicos: Pick<AcessosUnicos, 'emitir'>;
  siteDe(hotsite: RegrasHotsite): string;
  limitador: Limitador;
}

/**
 * From one brand to another of the same person. A session is of one brand, and its cookie of one site: the way over is an access that opens
 * a session there once (docs/decisions/492).
 */
export const rotasDaMarca = (d: Dependencias): Rota[] => [
  rota({
    metodo: 'get',
    caminho: '/v1/auth/marcas',
    resumo: 'As marcas em que trabalho',
    guarda: 'interno',
    resposta: marcasDaConta,
    async executar({ chamador, req }) {
      const { conta } = await d.quemEsta(req, chamador);
      const minhas = await Promise.all(
        d.hotsites.todos().map(async (marca) => ((await entra(d, marca, conta.uid)) ? [marca] : [])),
      );
      return {
        itens: minhas
          .flat()
          .map(({ id, nome, subdominio }) => ({ id, nome, subdominio, atual: id === chamador.hotsite.id }))
          .sort((uma, outra) => uma.nome.localeCompare(outra.nome, 'pt-BR')),
      };
    },
  }),
  rota({
    metodo: 'post',
    caminho: '/v1/auth/marca',
    escopo: 'LOGIN',
    resumo:
      'Um acesso que abre uma sessão minha, uma vez e dentro de um minuto, em outra marca em que trabalho',
    guarda: 'interno',
    status: 201,
    body: pedidoDeMarca,
    resposta: acessoAOutraMarca,
    async executar({ body: { hotsiteId }, chamador, req }) {
      const { conta, sessao } = await d.quemEsta(req, chamador);
      d.limitador.consumir(conta.uid);
      const marca = d.hotsites.porId(hotsiteId);
      const la = marca && (await entra(d, marca, conta.uid));
      // Of a brand that is not theirs they are not told whether there is one.
      if (!la || marca.id === chamador.hotsite.id)
        throw new ErroMartelo('NAO_ENCONTRADO', { campo: 'hotsiteId' });
      const hash = await d.unicos.emitir(marca, la, sessao.epoca ?? 0, sessao.uid);
      return { hash, expires_in: VALIDADE_DO_ACESSO_MS / 1_000, site: d.siteDe(marca) };
    },
  }),
];

/** The account as it would be on a brand; null where it may not enter, or is of the house no more than by its site. */
async function entra({ contas }: Dependencias, marca: RegrasHotsite, uid: string) {
  const conta = await contas.porUid(marca, 'interno', uid, 'site');
  return conta !== null && ehInterno(conta.papeis) ? conta : null;
}
