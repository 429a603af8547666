import type { TipoHotsite } from '@martelo/shared/hotsite';
import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import { DESTINOS } from '../../palavras/construtor/destinos.ts';
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
      return certo(DESTINOS.levaAPaginaInicial);
    case 'area':
      return certo(DESTINOS.leva(destino.nome));
    case 'listagem':
      return certo(
        destino.busca === ''
          ? DESTINOS.levaALista(palavras.lotes.toLowerCase())
          : DESTINOS.levaAListaFiltrada(palavras.lotes.toLowerCase(), filtrosEmPalavras(destino.busca)),
      );
    case 'site':
      return certo(DESTINOS.abreEmOutraAba(new URL(destino.url).host));
    case 'email':
      return certo(DESTINOS.abreUmEMail(destino.para));
    case 'telefone':
      return certo(DESTINOS.liga(destino.para));
    case 'ancora':
      return certo(DESTINOS.levaAOutroPonto);
    case 'recusado':
      return { frase: destino.motivo, falha: destino.semDominio ? 'sem-dominio' : 'recusado' };
    case 'pagina': {
      if (!fatos) return certo('');
      const pagina = fatos.paginas.find(({ uri }) => uri === destino.uri);
      if (!pagina) return { frase: DESTINOS.naoHaPagina(destino.uri), falha: 'nao-existe' };
      return pagina.publicada
        ? certo(DESTINOS.levaAPagina(pagina.titulo))
        : { frase: DESTINOS.naoPublicada(pagina.titulo), falha: 'rascunho' };
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
  if (achado === null) return { frase: DESTINOS.naoExiste(coisa), falha: 'nao-existe' };
  return achado.encerrado
    ? { frase: DESTINOS.jaEncerrou(coisa, achado.nome), falha: 'encerrado' }
    : certo(DESTINOS.levaCoisa(coisa, achado.nome));
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
    if (nome === 'abertos') return DESTINOS.soAbertos;
    return NOMES[nome] ? `${NOMES[nome]} ${valor}` : nome;
  });
  return [...new Set(partes)].slice(0, 4).join(', ') || 'busca';
}
