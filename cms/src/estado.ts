interface Estado {
  pronto: boolean;
  inicio: number;
  /** `método rota status` → how many. */
  respostas: Map<string, number>;
}

const guardado = globalThis as unknown as { __marteloEstado?: Estado };

/** One per process, whichever of Next's bundles asks. */
export const estado = (): Estado => {
  guardado.__marteloEstado ??= { pronto: false, inicio: Date.now(), respostas: new Map() };
  return guardado.__marteloEstado;
};

export function contarResposta(rota: string, status: number): void {
  const chave = `${rota} ${status}`;
  const { respostas } = estado();
  respostas.set(chave, (respostas.get(chave) ?? 0) + 1);
}
