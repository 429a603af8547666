import type { Item, NoTexto, TrechoTexto } from '@martelo/shared/pagina';
import { REGRAS } from '../../../palavras/construtor/regras.ts';
import { editarItem } from '../../acoes/itens.ts';
import { esquemaPerigoso, lerDestino, noProprioSite } from '../../destinos/destino.ts';
import { dizerDestino, type Falha } from '../../destinos/dizer.ts';
import { linksDoTexto } from '../../destinos/perguntas.ts';
import { type Achado, type Exame, itensNoAr, type Regra, reparar } from '../regra.ts';

const GRAVIDADE: Record<Falha, Achado['gravidade']> = {
  recusado: 'erro',
  'sem-dominio': 'erro',
  'nao-existe': 'erro',
  rascunho: 'erro',
  encerrado: 'aviso',
};

/** Links that lead nowhere, or to what is over; and, drawn or not, what whoever is handed the page might run. */
export const regra: Regra = {
  titulo: REGRAS.links,
  examinar: (exame) => {
    const noAr = new Map(itensNoAr(exame).map((um) => [um.item, um.mostra]));
    return exame.sessoes.flatMap((sessao) =>
      sessao.itens.flatMap((item) => {
        const mostra = noAr.get(item);
        const lugar = (campo: keyof Item) => ({ sessaoId: sessao.id, itemId: item.id, campo });
        const problemaDe = (link: string, campo: 'link' | 'texto') =>
          mostra?.(campo) || esquemaPerigoso(link) ? julgar(link, exame) : null;
        const achados: Achado[] = [];
        const proprio = item.link ? problemaDe(item.link, 'link') : null;
        if (proprio)
          achados.push({
            ...proprio,
            lugar: lugar('link'),
            reparo: reparar(REGRAS.tirarOLink, editarItem(sessao, item.id, 'link', null)),
          });
        for (const link of new Set(linksDoTexto(item.texto))) {
          const doTexto = problemaDe(link, 'texto');
          if (!doTexto) continue;
          achados.push({
            ...doTexto,
            mensagem: REGRAS.noTexto(doTexto.mensagem),
            lugar: lugar('texto'),
            reparo: reparar(
              REGRAS.tirarOLinkDoTexto,
              editarItem(sessao, item.id, 'texto', semLink(item.texto, link)),
            ),
          });
        }
        return achados;
      }),
    );
  },
};

/** What is wrong with an address that the page leads to, if anything. To itself it may lead before it is public. */
export function julgar(link: string, exame: Exame): Pick<Achado, 'gravidade' | 'mensagem' | 'doTodo'> | null {
  const destino = lerDestino(noProprioSite(link, exame.fatos?.hosts ?? []));
  if (destino.tipo === 'pagina' && destino.uri === exame.cabeca.uri) return null;
  const { frase, falha } = dizerDestino(destino, exame.fatos, exame.modo);
  if (!falha) return null;
  return {
    gravidade: GRAVIDADE[falha],
    mensagem: frase,
    ...(falha === 'sem-dominio' ? { doTodo: true } : {}),
  };
}

/** The words stay; only what they lead to is taken away. */
function semLink(nos: readonly NoTexto[], link: string): NoTexto[] {
  const limpar = (trechos: TrechoTexto[]) =>
    trechos.map(({ link: destino, ...resto }) =>
      destino === undefined || destino === link ? resto : { ...resto, link: destino },
    );
  return nos.map((no) =>
    'itens' in no ? { ...no, itens: no.itens.map(limpar) } : { ...no, filhos: limpar(no.filhos) },
  );
}
