import { readFileSync } from 'node:fs';
import type { EnderecoDoCep } from '@martelo/shared/cep';
import { formatarCep, lerCep } from '@martelo/shared/documentos';
import { ufDoCep } from '@martelo/shared/pessoa';
import { ehUf, type Uf } from '@martelo/shared/uf';

/** A run of CEPs that are of one place, both ends included; of one street where they are one and the same. */
interface Faixa {
  uf: Uf;
  cidade: string;
  inicio: number;
  fim: number;
  bairro: string | null;
  logradouro: string | null;
}

export interface TabelaDeCep {
  /** What is known of a CEP, written with or without hyphen; null when no place has it. */
  buscar(cep: string): EnderecoDoCep | null;
  readonly faixas: number;
}

/**
 * The table in the repository: the post office's ranges of the capitals and of large cities, well inside their bounds. States come from
 * the ranges that cover the whole country; a city that is not among these is left for people to write.
 */
const DO_REPOSITORIO = new URL('./faixas.csv', import.meta.url);

/**
 * Reads the table at the start: lines `UF;cidade;CEP inicial;CEP final`, and `;bairro;logradouro` where it goes down to streets.
 * @param arquivo the operator's own, in place of the repository's. It is taken for whole: what is in none of its ranges does not exist.
 * @throws Error naming the line that cannot be read
 */
export function lerTabelaDeCep(arquivo: string | null): TabelaDeCep {
  return criarTabelaDeCep(readFileSync(arquivo ?? DO_REPOSITORIO, 'utf8'), arquivo !== null);
}

/** @param inteira whether a CEP that is in no range does not exist */
export function criarTabelaDeCep(csv: string, inteira: boolean): TabelaDeCep {
  const faixas = csv
    .split(/\r?\n/)
    .map((linha, i) => ({ linha, i }))
    .filter(({ linha, i }) => linha.trim() !== '' && i > 0)
    .map(({ linha, i }) => lerFaixa(linha, i + 1))
    .sort((a, b) => a.inicio - b.inicio || b.fim - a.fim);
  /** The furthest end of each range and those before it: where it falls short, no range before reaches either. */
  const alcance: number[] = [];
  for (const [i, { fim }] of faixas.entries()) alcance.push(Math.max(fim, alcance[i - 1] ?? 0));

  const achar = (numero: number): Faixa | null => {
    // The last that begins at or before it; of nested ranges that is the narrowest.
    let [de, ate] = [0, faixas.length];
    while (de < ate) {
      const meio = (de + ate) >>> 1;
      if (faixas[meio]!.inicio <= numero) de = meio + 1;
      else ate = meio;
    }
    for (let i = de - 1; i >= 0 && alcance[i]! >= numero; i -= 1)
      if (faixas[i]!.fim >= numero) return faixas[i]!;
    return null;
  };

  return {
    faixas: faixas.length,
    buscar(texto) {
      const cep = lerCep(texto);
      if (cep === null) return null;
      const faixa = achar(Number(cep));
      const estadoSigla = faixa?.uf ?? ufDoCep(cep);
      if (estadoSigla === null || (faixa === null && inteira)) return null;
      return {
        cep: formatarCep(cep),
        estadoSigla,
        cidade: faixa?.cidade ?? null,
        bairro: faixa?.bairro ?? null,
        logradouro: faixa?.logradouro ?? null,
      };
    },
  };
}

function lerFaixa(linha: string, numero: number): Faixa {
  const [uf = '', cidade = '', inicio = '', fim = '', bairro = '', logradouro = ''] = linha
    .split(';')
    .map((parte) => parte.trim());
  const [de, ate] = [inicio, fim].map((cep) => lerCep(cep.padStart(8, '0')));
  if (!ehUf(uf) || cidade === '' || !de || !ate || de > ate)
    throw new Error(`table of CEPs, line ${numero}: ${linha.slice(0, 100)}`);
  return {
    ...{ uf, cidade, inicio: Number(de), fim: Number(ate) },
    ...{ bairro: bairro || null, logradouro: logradouro || null },
  };
}
