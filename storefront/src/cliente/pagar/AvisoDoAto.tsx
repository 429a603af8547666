'use client';

import { PAGAR } from '../../palavras/pagar.ts';
import { fraseDoErro } from '../../sessao/frase.ts';
import { loginDaqui } from '../../sessao/terminou.ts';
import type { EstadoDoComando } from '../../sessao/usar-comando.ts';
import { Botao } from '../../site/ui/Botao.tsx';
import estilo from './pagar.module.css';

/** Whoever these are refused to decided on what is no longer so: the page is read again. */
const MUDOU: ReadonlySet<string> = new Set([
  'TRANSICAO_INVALIDA',
  'VENDA_NAO_AGUARDA_PAGAMENTO',
  'VENDA_ENCERRADA',
  'REVISAO_DESATUALIZADA',
  'ENTREGA_ENVIADA',
]);
export const mudouEnquanto = (codigo: string): boolean => MUDOU.has(codigo);

/** What became of an act that was not accepted: why and what to do, or the same act once more. */
export function AvisoDoAto({ estado, aoRepetir }: { estado: EstadoDoComando; aoRepetir: () => void }) {
  if (estado.tipo === 'incerto')
    return (
      <div className={estilo.erro} role="alert">
        <p>
          <strong>{PAGAR.semConfirmacao}</strong> {PAGAR.repetirSeguro}
        </p>
        <Botao variante="secundario" tamanho="p" icone="refresh-cw" onClick={aoRepetir}>
          {PAGAR.repetir}
        </Botao>
      </div>
    );
  if (estado.tipo !== 'recusado') return null;
  const { erro } = estado;
  const saiu = erro.codigo === 'NAO_AUTENTICADO' || erro.codigo === 'TOKEN_INVALIDO';
  return (
    <div className={estilo.erro} role="alert">
      <p>
        <strong>{saiu ? PAGAR.sessaoTerminou : fraseDoErro(erro)}</strong>
        {mudouEnquanto(erro.codigo) && ` ${PAGAR.jaMudou}`}
      </p>
      {saiu && <a href={loginDaqui()}>{PAGAR.entrarDeNovo}</a>}
    </div>
  );
}
