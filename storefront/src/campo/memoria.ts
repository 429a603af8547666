import type { Ato, Deposito } from './tipos.ts';

/** A deposit that is gone with its page: for tests, and where a browser keeps nothing. */
export function depositoEmMemoria(): Deposito {
  const atos = new Map<string, Ato>();
  const arquivos = new Map<string, Blob>();
  const leituras = new Map<string, { corpo: unknown; em: number }>();
  let ordem = 0;
  const tirar = (id: string): void => {
    for (const { uid } of atos.get(id)?.arquivos ?? []) arquivos.delete(uid);
    atos.delete(id);
  };
  return {
    async por(ato, bytes, noLugarDe) {
      const antigo = noLugarDe === undefined ? undefined : atos.get(noLugarDe);
      if (noLugarDe !== undefined) tirar(noLugarDe);
      ordem += 1;
      const novo = structuredClone({ ...ato, ordem: antigo?.ordem ?? ordem });
      atos.set(ato.id, novo);
      for (const [uid, um] of bytes) arquivos.set(uid, um);
      return novo;
    },
    atos: async (dono) =>
      structuredClone([...atos.values()].filter((um) => um.dono === dono)).toSorted(
        (um, outro) => um.ordem - outro.ordem,
      ),
    deOutros: async (dono) => [...atos.values()].filter((um) => um.dono !== dono).length,
    async mudar(ato) {
      if (atos.has(ato.id)) atos.set(ato.id, structuredClone(ato));
    },
    tirar: async (id) => tirar(id),
    bytes: async (uid) => arquivos.get(uid) ?? null,
    async guardarLeitura(dono, caminho, corpo) {
      leituras.set(`${dono} ${caminho}`, { corpo: structuredClone(corpo), em: Date.now() });
    },
    leitura: async (dono, caminho) => leituras.get(`${dono} ${caminho}`) ?? null,
    async esquecerLeitura(dono, caminho) {
      leituras.delete(`${dono} ${caminho}`);
    },
    async esquecerLeituras(menos) {
      for (const chave of leituras.keys())
        if (!chave.includes(' rascunho ') && (menos === null || !chave.startsWith(`${menos} `)))
          leituras.delete(chave);
    },
  };
}
