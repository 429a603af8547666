import { DADOS_DA_PREVIA, type DoConstrutor } from '@martelo/shared/pagina/previa/protocolo';

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
  const dados = evento.data as Record<string, unknown> | null;
  if (typeof dados !== 'object' || dados === null || dados.canal !== 'martelo-previa') return null;
  return temForma(dados) ? (dados as unknown as DoConstrutor) : null;
}

function temForma(dados: Record<string, unknown>): boolean {
  switch (dados.tipo) {
    case 'pagina':
      return (
        numero(dados.revisao) &&
        objeto(dados.pagina) &&
        sessoes(dados.pagina.sessoes) &&
        textos(dados.selecionadas)
      );
    case 'mudancas':
      return numero(dados.revisao) && sessoes(dados.sessoes) && (dados.ordem === null || textos(dados.ordem));
    case 'selecionar':
      return (dados.sessaoId === null || texto(dados.sessaoId)) && textos(dados.selecionadas);
    case 'mostrar':
    case 'escrever':
      return texto(dados.sessaoId);
    case 'ambiente':
      return (
        numero(dados.adianto) &&
        numero(dados.escala) &&
        (dados.escala as number) > 0 &&
        DADOS_DA_PREVIA.includes(dados.dados as never) &&
        typeof dados.autenticado === 'boolean'
      );
    case 'rolar':
      return numero(dados.por);
    default:
      return false;
  }
}

const numero = (valor: unknown): boolean => typeof valor === 'number' && Number.isFinite(valor);
const texto = (valor: unknown): boolean => typeof valor === 'string';
const textos = (valor: unknown): boolean => Array.isArray(valor) && valor.every(texto);
const objeto = (valor: unknown): valor is Record<string, unknown> =>
  typeof valor === 'object' && valor !== null;
const sessoes = (valor: unknown): boolean =>
  Array.isArray(valor) && valor.every((cada) => objeto(cada) && texto(cada.id) && Array.isArray(cada.itens));
