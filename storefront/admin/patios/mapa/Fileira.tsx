import {
  comFileira,
  type Desenho,
  ehProblema,
  extensao,
  type Fileira as Linha,
  type MapaDesenhado,
  nomesDaFileira,
} from '@martelo/shared/mapa-do-patio';
import { useId, useState } from 'react';
import { ADMIN_MAPA_DO_PATIO as P } from '../../../src/palavras/admin-mapa-do-patio.ts';
import { CampoDeTexto } from '../../partes/CampoDeTexto.tsx';
import { Botao } from '../../ui/Botao.tsx';

const SENTIDOS = ['LADO', 'BAIXO'] as const;
const A = 'A'.charCodeAt(0);
/** The letter after this one; what is no letter stays. */
const seguinte = (prefixo: string): string =>
  /^[A-Y]$/i.test(prefixo) ? String.fromCharCode(prefixo.toUpperCase().charCodeAt(0) + 1) : prefixo;

/** "A, 1–40": many spots at once, below what there is. */
export function Fileira({
  mapa,
  aoIncluir,
}: {
  mapa: MapaDesenhado;
  aoIncluir: (feito: Desenho, oQue: string) => boolean;
}) {
  const sentido = useId();
  const [escrito, escrever] = useState<Record<'prefixo' | 'de' | 'ate' | 'linha' | 'coluna', string>>(() => ({
    prefixo: mapa.vagas.length === 0 ? String.fromCharCode(A) : '',
    ...{ de: '1', ate: '10', coluna: '1', linha: String(extensao(mapa).linhas + 1) },
  }));
  const [segue, seguir] = useState<Linha['sentido']>('LADO');
  const por = (campo: keyof typeof escrito) => (valor: string) => escrever({ ...escrito, [campo]: valor });
  const numeros = { de: Number(escrito.de), ate: Number(escrito.ate) };
  const fileira: Linha = {
    ...numeros,
    ...{ prefixo: escrito.prefixo, sentido: segue },
    ...{ linha: Number(escrito.linha), coluna: Number(escrito.coluna) },
  };
  const nomes =
    numeros.ate >= numeros.de && numeros.ate - numeros.de < 100 && escrito.prefixo.trim() !== ''
      ? nomesDaFileira(fileira)
      : [];
  const incluir = () => {
    const feito = comFileira(mapa, fileira);
    const oQue = ehProblema(feito) ? '' : P.incluida(feito.vagas.length - mapa.vagas.length);
    if (!aoIncluir(feito, oQue) || ehProblema(feito)) return;
    escrever({
      ...{ ...escrito, prefixo: seguinte(escrito.prefixo.trim()) },
      ...(segue === 'LADO' ? { linha: String(fileira.linha + 1) } : { coluna: String(fileira.coluna + 1) }),
    });
  };
  return (
    <fieldset className="patios-fileira">
      <legend>{P.fileira}</legend>
      <CampoDeTexto rotulo={P.prefixo} value={escrito.prefixo} mudar={por('prefixo')} maxLength={10} />
      <CampoDeTexto rotulo={P.de} value={escrito.de} mudar={por('de')} inputMode="numeric" maxLength={4} />
      <CampoDeTexto rotulo={P.ate} value={escrito.ate} mudar={por('ate')} inputMode="numeric" maxLength={4} />
      <CampoDeTexto
        rotulo={P.linha}
        value={escrito.linha}
        mudar={por('linha')}
        inputMode="numeric"
        maxLength={3}
      />
      <CampoDeTexto
        rotulo={P.coluna}
        value={escrito.coluna}
        mudar={por('coluna')}
        inputMode="numeric"
        maxLength={3}
      />
      <div className="campo">
        <label htmlFor={sentido}>{P.sentido}</label>
        <select
          id={sentido}
          value={segue}
          onChange={({ target: { value } }) => seguir(value as Linha['sentido'])}
        >
          {SENTIDOS.map((um) => (
            <option key={um} value={um}>
              {P.sentidos[um]}
            </option>
          ))}
        </select>
      </div>
      <div className="patios-incluir">
        <Botao icone="plus" onClick={incluir}>
          {P.incluirFileira}
        </Botao>
        {nomes.length > 0 && <span className="quieto">{P.fileiraDiz(nomes[0]!, nomes.at(-1)!)}</span>}
      </div>
    </fieldset>
  );
}
