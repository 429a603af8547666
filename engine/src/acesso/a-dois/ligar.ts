import type { AtoADois, EscritorADois, SegundaPessoa } from '../../api/recurso/segunda-pessoa.ts';
import { criarFeitura } from './fazer.ts';
import { chaveDoAto, criarPedidos } from './pedir.ts';
import { criarVer } from './ver.ts';

type Dependencias = Omit<Parameters<typeof criarPedidos>[0], 'atos'> &
  Omit<Parameters<typeof criarFeitura>[0], 'atos' | 'escritores'> &
  Omit<Parameters<typeof criarVer>[0], 'atos' | 'impedimento'>;

/** Changes of records that take two people, wired: who asks, who agrees, and what is done then (docs/quatro-olhos.md). */
export function ligarADois(d: Dependencias) {
  const atos = new Map<string, AtoADois>();
  const escritores = new Map<string, EscritorADois>();
  const segundaPessoa: SegundaPessoa = {
    ...criarPedidos({ ...d, atos }),
    registrarEscritor(especie, escritor) {
      escritores.set(especie, escritor);
    },
    registrarAto(especie, ato, como) {
      atos.set(chaveDoAto(especie, ato), como);
    },
  };
  const feitura = criarFeitura({ ...d, atos, escritores });
  return { segundaPessoa, ...feitura, ver: criarVer({ ...d, atos, impedimento: feitura.impedimento }) };
}
export type ADoisLigado = ReturnType<typeof ligarADois>;
