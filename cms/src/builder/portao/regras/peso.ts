import { REGRAS } from '../../../palavras/construtor/regras.ts';
import { type Achado, type Exame, itensNoAr, type Lugar, type Regra, sessoesNoAr } from '../regra.ts';

/** What a phone on a slow line can be asked to load in pictures, bytes: three seconds at 4 Mbit/s. */
const ORCAMENTO = 1_500_000;
/** From here on the page does not open for who is on the road. */
const LIMITE = 4_500_000;
const SESSOES = 40;
const LOTES = 150;

/** A page too heavy to open on a phone. */
export const regra: Regra = {
  titulo: REGRAS.pesoDaPagina,
  examinar: (exame) => [...imagens(exame), ...sessoes(exame), ...lotes(exame)],
};

function imagens(exame: Exame): Achado[] {
  const pesos = new Map<string, { bytes: number; lugar: Lugar }>();
  for (const { item, lugar } of itensNoAr(exame)) {
    // The phone loads its own version where there is one.
    const campo = item.imagemMobile ? 'imagemMobile' : 'imagem';
    const id = String(item[campo]?.id ?? '');
    const bytes = exame.fatos?.midias[id]?.celular;
    if (bytes && !pesos.has(id)) pesos.set(id, { bytes, lugar: lugar(campo) });
  }
  const total = [...pesos.values()].reduce((soma, { bytes }) => soma + bytes, 0);
  const [maior] = [...pesos.values()].sort((a, b) => b.bytes - a.bytes);
  if (!maior || total <= ORCAMENTO) return [];
  return [
    {
      gravidade: total > LIMITE ? 'erro' : 'aviso',
      mensagem: REGRAS.imagensPesadas(megas(total), megas(ORCAMENTO), megas(maior.bytes)),
      lugar: maior.lugar,
    },
  ];
}

function sessoes(exame: Exame): Achado[] {
  const noAr = sessoesNoAr(exame);
  const excedente = noAr[SESSOES]?.sessao;
  return excedente
    ? [
        {
          gravidade: 'aviso',
          mensagem: REGRAS.secoesDemais(noAr.length, SESSOES),
          lugar: { sessaoId: excedente.id },
        },
      ]
    : [];
}

function lotes(exame: Exame): Achado[] {
  const listagens = sessoesNoAr(exame)
    .map(({ sessao }) => sessao)
    .filter(({ consulta }) => consulta !== null);
  const quantos = listagens.reduce((soma, { consulta }) => soma + (consulta?.porPagina ?? 0), 0);
  const [maior] = listagens.toSorted((a, b) => (b.consulta?.porPagina ?? 0) - (a.consulta?.porPagina ?? 0));
  return maior && quantos > LOTES
    ? [
        {
          gravidade: 'aviso',
          mensagem: REGRAS.lotesDemais(quantos, LOTES),
          lugar: { sessaoId: maior.id, campo: 'consulta' },
        },
      ]
    : [];
}

const megas = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`;
