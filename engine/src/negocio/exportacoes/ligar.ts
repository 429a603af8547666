import type { Exportavel } from '../../api/recurso/exportavel.ts';
import type { Rota } from '../../api/rota.ts';
import type { DependenciasDoTrabalho } from './fazer.ts';
import { rotasDasExportacoes } from './rotas.ts';
import { criarTrabalho } from './trabalho.ts';

interface Dependencias extends Omit<DependenciasDoTrabalho, 'exportaveis'> {
  exportaveis: readonly Exportavel[];
  nomeDoUsuario(usuUid: string): Promise<string>;
  /** Whether other engines share the records. */
  compartilhada: boolean;
}

/** Files that the house asks for, from the calls to who makes them. @throws when two things have one name */
export function ligarExportacoes({ exportaveis, ...d }: Dependencias): {
  rotas: Rota[];
  iniciar(): void;
  parar(): Promise<void>;
} {
  const porNome = new Map(exportaveis.map((um) => [um.nome, um]));
  if (porNome.size !== exportaveis.length) throw new Error('Two things to export have one name');
  const trabalho = criarTrabalho({ ...d, exportaveis: porNome });
  return {
    rotas: rotasDasExportacoes({ ...d, exportaveis: porNome, acordar: trabalho.acordar }),
    iniciar: trabalho.iniciar,
    parar: trabalho.parar,
  };
}
