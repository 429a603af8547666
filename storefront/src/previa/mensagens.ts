import type { DoConstrutor } from './protocolo.ts';

/**
 * A message of the builder, or null when it is from elsewhere or none of ours. The page itself was parsed by the builder, which is
 * the same product; what is checked here is who speaks and that the shape can be drawn.
 */
export function lerMensagem(
  evento: { origin: string; source: unknown; data: unknown },
  origem: string,
  construtor: unknown,
): DoConstrutor | null {
  if (evento.origin !== origem || evento.source !== construtor) return null;
  const dados = evento.data as Partial<Extract<DoConstrutor, { tipo: 'pagina' }>> & Record<string, unknown>;
  if (typeof dados !== 'object' || dados === null || dados.canal !== 'martelo-previa') return null;
  switch (dados.tipo as string) {
    case 'pagina':
      return Array.isArray(dados.pagina?.sessoes) && typeof dados.revisao === 'number'
        ? (dados as DoConstrutor)
        : null;
    case 'selecionar':
      return dados.sessaoId === null || typeof dados.sessaoId === 'string' ? (dados as DoConstrutor) : null;
    case 'rolar':
      return typeof dados.por === 'number' && Number.isFinite(dados.por) ? (dados as DoConstrutor) : null;
    default:
      return null;
  }
}
