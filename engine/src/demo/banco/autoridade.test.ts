import { createPrivateKey, X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { criarAutoridade } from './autoridade.ts';
import { inteiro, oid } from './der.ts';

describe('certificates of the simulators', () => {
  const agora = Date.parse('2026-11-23T15:00:00Z');

  it('are signed by their authority, for the names that were asked, and of their key', () => {
    const autoridade = criarAutoridade('Autoridade', agora);
    const raiz = new X509Certificate(autoridade.certificado);
    const { certificado, chavePrivada } = autoridade.emitir('banco', ['localhost', '127.0.0.1']);
    const folha = new X509Certificate(certificado);
    expect([raiz.ca, folha.ca]).toEqual([true, false]);
    expect(folha.verify(raiz.publicKey) && folha.checkIssued(raiz)).toBe(true);
    expect(folha.subject).toBe('CN=banco');
    expect(folha.subjectAltName).toBe('DNS:localhost, IP Address:127.0.0.1');
    expect(folha.checkPrivateKey(createPrivateKey(chavePrivada))).toBe(true);
    expect(folha.validFromDate < new Date(agora) && folha.validToDate > new Date(agora)).toBe(true);
    expect(folha.verify(new X509Certificate(criarAutoridade('Outra', agora).certificado).publicKey)).toBe(
      false,
    );
  });

  it('have numbers as DER writes them: positive, and no zero too many', () => {
    const hex = (bytes: number[]) => inteiro(Buffer.from(bytes)).toString('hex');
    expect([hex([0x00, 0x7f]), hex([0x80]), hex([0x00, 0x80]), hex([0]), hex([])]).toEqual([
      ...['02017f', '02020080', '02020080', '020100', '020100'],
    ]);
    expect(oid('1.2.840.10045.4.3.2').toString('hex')).toBe('06082a8648ce3d040302');
  });
});
