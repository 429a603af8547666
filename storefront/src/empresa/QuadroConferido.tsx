import { caminhoDaCorrecao } from '@martelo/shared/dados-conferidos';
import { formatarCpf } from '@martelo/shared/documentos';
import {
  formatarParticipacao,
  type QuadroDaEmpresa,
  ROTULOS_PAPEL_SOCIETARIO,
} from '@martelo/shared/quadro-societario';
import conta from '../conta/conta.module.css';
import { Secao } from '../conta/Secao.tsx';
import { EMPRESA } from '../palavras/empresa.ts';
import estilo from './socios.module.css';

/** A company's people as the house has seen them on its articles of association, with the way to have them changed. */
export const QuadroConferido = ({ quadro: { empresa, socios } }: { quadro: QuadroDaEmpresa }) => (
  <Secao id="quadro" titulo={empresa}>
    <p className={conta.suave}>
      {EMPRESA.travado} <a href={caminhoDaCorrecao('quadroSocietario')}>{EMPRESA.pedirMudanca}</a>
    </p>
    {socios.length === 0 && <p>{EMPRESA.ninguemInformado}</p>}
    <ul className={estilo.conferidos}>
      {socios.map(({ cpf, nome, papel, participacao, representante }) => (
        <li key={cpf}>
          <strong>{nome}</strong>
          <span>
            {[
              formatarCpf(cpf),
              ROTULOS_PAPEL_SOCIETARIO[papel],
              ...(participacao === 0 ? [] : [formatarParticipacao(participacao)]),
              ...(representante ? [EMPRESA.representaDito] : []),
            ].join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  </Secao>
);
