import type { TipoHotsite } from '@martelo/shared/hotsite';
import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import type { Destino } from './destino.ts';
import type { FatosDaMarca } from './fatos.ts';

/** What is wrong with a link, for whoever may have to stop for it. */
export type Falha = 'recusado' | 'sem-dominio' | 'nao-existe' | 'rascunho' | 'encerrado';

export interface Dito {
  /** A sentence: where the link leads, or why it leads nowhere. */
  frase: string;
  falha: Falha | null;
}

/** Says where a link leads, given what is known of the brand (`null`: not known yet, so nothing is held against it). */
export function dizerDestino(destino: Destino, fatos: FatosDaMarca | null, modo: TipoHotsite): Dito {
  const palavras = PALAVRAS[modo];
  switch (destino.tipo) {
    case 'nenhum':
      return certo('');
    case 'inicio':
      return certo('Leva à página inicial.');
    case 'area':
      return certo(`Leva a: ${destino.nome}.`);
    case 'listagem':
      return certo(
        destino.busca === ''
          ? `Leva à lista de ${palavras.lotes.toLowerCase()}.`
          : `Leva à lista de ${palavras.lotes.toLowerCase()}, filtrada por ${filtrosEmPalavras(destino.busca)}.`,
      );
    case 'site':
      return certo(`Abre ${new URL(destino.url).host} em outra aba.`);
    case 'email':
      return certo(`Abre um e-mail para ${destino.para}.`);
    case 'telefone':
      return certo(`Liga para ${destino.para}.`);
    case 'ancora':
      return certo('Leva a outro ponto desta página.');
    case 'recusado':
      return { frase: destino.motivo, falha: destino.semDominio ? 'sem-dominio' : 'recusado' };
    case 'pagina': {
      if (!fatos) return certo('');
      const pagina = fatos.paginas.find(({ uri }) => uri === destino.uri);
      if (!pagina)
        return { frase: `Não há página no endereço /${destino.uri} nesta marca.`, falha: 'nao-existe' };
      return pagina.publicada
        ? certo(`Leva à página “${pagina.titulo}”.`)
        : { frase: `A página “${pagina.titulo}” ainda não foi publicada.`, falha: 'rascunho' };
    }
    case 'lote':
      return dizerAchado(fatos?.lotes[destino.id], palavras.lote);
    case 'leilao':
      return dizerAchado(fatos?.leiloes[destino.uid], palavras.leilao);
  }
}

function dizerAchado(achado: { nome: string; encerrado: boolean } | null | undefined, nome: string): Dito {
  const coisa = nome.toLowerCase();
  if (achado === undefined) return certo('');
  if (achado === null) return { frase: `Este ${coisa} não existe nesta marca.`, falha: 'nao-existe' };
  return achado.encerrado
    ? { frase: `O ${coisa} “${achado.nome}” já encerrou.`, falha: 'encerrado' }
    : certo(`Leva ao ${coisa} “${achado.nome}”.`);
}

const certo = (frase: string): Dito => ({ frase, falha: null });

const NOMES: Record<string, string> = {
  q: 'texto',
  uf: 'estado',
  tipo: 'tipo',
  marca: 'marca',
  cidade: 'cidade',
};

function filtrosEmPalavras(busca: string): string {
  const partes = [...new URLSearchParams(busca)].map(([nome, valor]) => {
    if (nome === 'abertos') return 'só abertos';
    return NOMES[nome] ? `${NOMES[nome]} ${valor}` : nome;
  });
  return [...new Set(partes)].slice(0, 4).join(', ') || 'busca';
}
