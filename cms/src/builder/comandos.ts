import { definicaoDe } from '../conteudo/sessoes.ts';
import { ANUNCIOS } from '../palavras/construtor/anuncios.ts';
import { JANELA } from '../palavras/construtor/janela.ts';
import { adicionar } from './acoes/adicionar.ts';
import { duplicarVarias } from './acoes/duplicar.ts';
import { removerVarias } from './acoes/remover.ts';
import type { Comandos } from './contexto.ts';
import { MAXIMO_DE_SECOES } from './modelo/conferir.ts';
import type { Escolha, EstadoConstrutor } from './modelo/estado.ts';
import type { Gesto } from './modelo/historico.ts';
import type { Loja } from './modelo/loja.ts';
import { indiceDe } from './modelo/remendo.ts';
import type { PaginaAberta } from './servidor/pagina.ts';

interface Pedido {
  loja: Loja;
  hotsite: PaginaAberta['hotsite'];
  anunciar(frase: string): void;
  avisar(frase: string): void;
  /** Says what is being done, does it, and says it is done once the server has it. */
  comAviso(antes: string, depois: string, fazer: () => void): void;
}

/** What every part of the builder may ask for, over one page's state. */
export function criarComandos({ loja, hotsite, anunciar, avisar, comAviso }: Pedido): Comandos {
  const sessoes = () => loja.estado().historico.sessoes;
  /** A section among several chosen stands for all of them. */
  const alvos = (id: string): readonly string[] => {
    const { selecionadas } = loja.estado();
    if (selecionadas.includes(id)) return selecionadas;
    return sessoes().some((sessao) => sessao.id === id) ? [id] : [];
  };
  /** Refused in words where the page would hold more than a page can; nothing is lost by that. */
  const fazer = (gesto: Gesto, selecionar?: Escolha): boolean => {
    const novas = gesto.remendos.filter(({ op }) => op === 'inserir').length;
    if (novas > 0 && sessoes().length + novas > MAXIMO_DE_SECOES) {
      avisar(CHEIA);
      return false;
    }
    loja.despachar({ tipo: 'gesto', gesto, ...(selecionar === undefined ? {} : { selecionar }) });
    return true;
  };
  return {
    modo: hotsite.tipo,
    hotsiteId: hotsite.id,
    estado: loja.estado,
    executar: fazer,
    divergir: (id, gesto) => loja.despachar({ tipo: 'divergir', id, gesto }),
    fecharGesto: () => loja.despachar({ tipo: 'fechar-gesto' }),
    selecionar: (id, como) => loja.despachar({ tipo: 'selecionar', id, ...(como && { como }) }),
    selecionarTodas: () => loja.despachar({ tipo: 'selecionar-todas' }),
    adicionar: (elemento) => {
      const definicao = definicaoDe(elemento);
      if (!definicao) return;
      const indice = lugarNatural(loja.estado());
      const gesto = adicionar({ definicao, modo: hotsite.tipo, indice });
      if (!fazer(gesto, gesto.sessao.id)) return;
      anunciar(ANUNCIOS.soltou(gesto.sessao.nome, indice + 1, sessoes().length));
    },
    duplicar: (id) => {
      const ids = alvos(id);
      if (ids.length === 0) return;
      if (sessoes().length + ids.length > MAXIMO_DE_SECOES) return avisar(CHEIA);
      const nome = ids.length === 1 ? JANELA.esteItem : JANELA.estesItens;
      comAviso(JANELA.aguardeEstamosDuplicando(nome), feito(ids, 'duplicado'), () => {
        const gesto = duplicarVarias(sessoes(), ids);
        loja.despachar({ tipo: 'gesto', gesto, selecionar: gesto.copias.map((copia) => copia.id) });
      });
    },
    apagar: (id) => {
      const lista = sessoes();
      const ids = alvos(id);
      if (ids.length === 0) return;
      const fim = indiceDe(lista, ids.at(-1) ?? '');
      const restam = lista.filter((sessao) => !ids.includes(sessao.id));
      const vizinha = lista[fim + 1] ?? restam.at(-1);
      const nome = ids.length === 1 ? JANELA.esteItem : JANELA.estesItens;
      comAviso(JANELA.aguardeEstamosApagando(nome), feito(ids, 'apagado'), () =>
        loja.despachar({
          tipo: 'gesto',
          gesto: removerVarias(lista, ids),
          selecionar: vizinha?.id ?? null,
        }),
      );
    },
    pegarPeloTeclado: (carga) => {
      const lacuna = carga.tipo === 'sessao' ? indiceDe(sessoes(), carga.id) : lugarNatural(loja.estado());
      loja.despachar({ tipo: 'transportar', transporte: { carga, por: 'teclado', lacuna } });
    },
    avisar,
  };
}

const CHEIA = JANELA.naoCoube(MAXIMO_DE_SECOES);

const feito = (ids: readonly string[], oque: 'duplicado' | 'apagado'): string =>
  ids.length === 1 ? JANELA.itemComSucesso(oque) : JANELA.itensComSucesso(ids.length, oque);

/** Right below what is selected, else at the end. */
function lugarNatural({ historico, selecionada }: EstadoConstrutor): number {
  const indice = selecionada ? indiceDe(historico.sessoes, selecionada) : -1;
  return indice === -1 ? historico.sessoes.length : indice + 1;
}
