'use client';

import { formatarDataHora } from '@martelo/shared/datas';
import { useDocumentInfo, useField } from '@payloadcms/ui';
import { KeyRound } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { MARCA } from '../palavras/marca.ts';
import estilos from './marca.module.css';

interface Definida {
  definidaEm: string | null;
  definidaPor: string | null;
}

/** Written, never read: the panel knows only that the credentials are there, since when and by whom. */
export function CredenciaisDns() {
  const { id, data } = useDocumentInfo();
  const [estado, setEstado] = useState<Definida>({ definidaEm: null, definidaPor: null });
  const [abertas, setAbertas] = useState(false);
  const [valores, setValores] = useState({ email: '', chave: '', zona: '' });
  const [frase, setFrase] = useState('');
  const ids = useId();
  const lida = useField<string>({ path: 'updatedAt' });
  useEffect(() => {
    setEstado({ definidaEm: data?.dnsDefinidaEm ?? null, definidaPor: data?.dnsDefinidaPor ?? null });
  }, [data?.dnsDefinidaEm, data?.dnsDefinidaPor]);

  const enviar = async (metodo: 'POST' | 'DELETE') => {
    setFrase(MARCA.aguarde);
    try {
      const resposta = await fetch(`/api/hotsites/${id}/dns`, {
        method: metodo,
        credentials: 'same-origin',
        ...(metodo === 'POST'
          ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(valores) }
          : {}),
      });
      const corpo = (await resposta.json()) as Definida & {
        message?: string;
        campos?: string[];
        marca?: { antes: string; agora: string };
      };
      if (!resposta.ok)
        return setFrase(corpo.campos?.join(' ') ?? corpo.message ?? MARCA.naoFoiPossivelGuardar);
      setEstado(corpo);
      // What was changed here is no news to this very form; what somebody else changed before still is.
      if (corpo.marca && corpo.marca.antes === lida.value) lida.setValue(corpo.marca.agora, true);
      setValores({ email: '', chave: '', zona: '' });
      setAbertas(false);
      setFrase(metodo === 'POST' ? MARCA.credenciaisGuardadas : MARCA.credenciaisApagadas);
    } catch {
      setFrase(MARCA.semConexao);
    }
  };

  if (!id) return <p className={estilos.nota}>{MARCA.salveAMarca}</p>;
  const campo = (nome: keyof typeof valores, rotulo: string, tipo: string, ajuda?: string) => (
    <label htmlFor={`${ids}${nome}`}>
      {rotulo}
      <input
        id={`${ids}${nome}`}
        type={tipo}
        autoComplete="off"
        value={valores[nome]}
        onChange={(evento) => setValores({ ...valores, [nome]: evento.target.value })}
        onKeyDown={(evento) => {
          // Enter would save the brand's whole form instead.
          if (evento.key !== 'Enter') return;
          evento.preventDefault();
          void enviar('POST');
        }}
      />
      {ajuda && <small>{ajuda}</small>}
    </label>
  );
  return (
    <section className={estilos.dns} aria-labelledby={`${ids}t`}>
      <h3 id={`${ids}t`}>
        <KeyRound size={18} aria-hidden="true" /> {MARCA.credenciaisDoProvedor}
      </h3>
      <p>
        {estado.definidaEm
          ? MARCA.definida(formatarDataHora(estado.definidaEm), estado.definidaPor)
          : MARCA.aindaNaoDefinidas}
      </p>
      {abertas ? (
        <div className={estilos.dnsCampos}>
          {campo('email', MARCA.eMailDaConta, 'email')}
          {campo('chave', MARCA.chave, 'password')}
          {campo('zona', MARCA.zona, 'text', MARCA.comoOProvedorChama)}
          <span>
            <button type="button" className={estilos.forte} onClick={() => void enviar('POST')}>
              {MARCA.guardarCredenciais}
            </button>
            <button type="button" onClick={() => setAbertas(false)}>
              {MARCA.cancelar}
            </button>
          </span>
        </div>
      ) : (
        <span>
          <button type="button" className={estilos.forte} onClick={() => setAbertas(true)}>
            {estado.definidaEm ? MARCA.trocar : MARCA.definirCredenciais}
          </button>
          {estado.definidaEm && (
            <button type="button" onClick={() => void enviar('DELETE')}>
              {MARCA.apagar}
            </button>
          )}
        </span>
      )}
      <p role="status" className={estilos.estado}>
        {frase}
      </p>
    </section>
  );
}
